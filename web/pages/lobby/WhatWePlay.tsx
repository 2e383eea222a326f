import { useState } from 'preact/hooks';
import type { RoomView, Settings, You } from '../../../party/protocol.ts';
import { type Chosen, changedRules, chosenFrom, type House, type HouseText, ruleSentence } from '../../games/house.ts';
import { send } from '../../line/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Later } from '../../parts/Later.tsx';
import { HouseForm } from '../HouseForm.tsx';
import { said } from '../said.ts';
import { pageWords } from '../words.ts';

const anotherGame = () => import('./AnotherGame.tsx');

type Props = { house: House; text: HouseText; room: RoomView; you: You };

/** The house rules of the coming game in a few sentences; the host may change them. */
export function WhatWePlay({ house, text, room, you }: Props) {
  const say = pageWords.value.lobby;
  const [changing, setChanging] = useState<'rules' | 'game' | null>(null);
  const close = () => setChanging(null);
  return (
    <div class="panel stack">
      <div class="between">
        <h2>{say.what}</h2>
        {you.host && (
          <Button size="mini" icon="pen" onPress={() => setChanging('rules')}>
            {say.change}
          </Button>
        )}
      </div>
      <ul class="small soft sentences">
        {sentences(house, text, room).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {you.host && (
        <span>
          <Button size="mini" onPress={() => setChanging('game')}>
            {say.another}
          </Button>
        </span>
      )}
      {changing === 'rules' && <ChangeRules house={house} text={text} room={room} onClose={close} />}
      {changing === 'game' && (
        <Later load={anotherGame}>{({ AnotherGame }) => <AnotherGame room={room} onClose={close} />}</Later>
      )}
    </div>
  );
}

function sentences(house: House, text: HouseText, room: RoomView): readonly string[] {
  const { create, lobby } = pageWords.value;
  const options = chosenFrom(house, room.options);
  const changed = changedRules(house, options);
  return [
    text.first[options[house.first] ?? '']?.text ?? '',
    lobby.clock[room.settings.clock],
    ...(changed.length === 0 ? [lobby.usualRules] : changed.map(name => ruleSentence(text, name, options) ?? '')),
    `${create.absence}: ${lobby.absence[room.settings.absence]}`,
    ...(text.note === undefined ? [] : [text.note]),
  ];
}

function ChangeRules({ house, text, room, onClose }: Omit<Props, 'you'> & { onClose: () => void }) {
  const { create, lobby } = pageWords.value;
  const [options, setOptions] = useState<Chosen>(chosenFrom(house, room.options));
  const [settings, setSettings] = useState<Settings>(room.settings);
  const save = async () => {
    const done = await Promise.all([
      said(send.host({ do: 'options', options })),
      said(send.host({ do: 'settings', settings })),
    ]);
    if (done.every(ok => ok)) onClose();
  };
  return (
    <Dialog
      title={lobby.what}
      onClose={onClose}
      footer={
        <Button kind="go" size="big" onPress={save}>
          {create.save}
        </Button>
      }
    >
      <HouseForm
        house={house}
        text={text}
        options={options}
        settings={settings}
        onOptions={setOptions}
        onSettings={setSettings}
      />
    </Dialog>
  );
}
