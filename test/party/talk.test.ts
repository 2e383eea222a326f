import { describe, expect, test } from 'vitest';
import { EMOTES, LIMITS } from '../../party/protocol.ts';
import { giftTable } from './gifts.ts';
import { fourAtKing, playOut } from './play.ts';
import { type Client, Stage } from './stage.ts';

const say = (client: Client, text: string) => client.ask({ t: 'say', text });
const emote = (client: Client, what: string) => client.ask({ t: 'emote', emote: what });

describe('talk', () => {
  test('everybody hears who said what, watchers included', () => {
    const stage = new Stage();
    const { ann, bea, all } = fourAtKing(stage);
    const eve = stage.come();
    expect(say(bea, ' Well   played! ')).toBeNull();
    expect(emote(ann, 'clap')).toBeNull();
    for (const client of [...all, eve]) {
      expect(client.all('said')).toEqual([
        { t: 'said', by: 1, text: 'Well played!' },
        { t: 'said', by: 0, emote: 'clap' },
      ]);
    }
  });

  test('where nobody may watch, watchers do not hear it', () => {
    const stage = new Stage();
    const { pass } = stage.made({ settings: { watchers: 'off' } });
    const ann = stage.come(pass);
    const eve = stage.come();
    expect(say(ann, 'Between us')).toBeNull();
    expect([ann.all('said').length, eve.all('said').length]).toEqual([1, 0]);
  });

  test('watchers do not talk; the host does without a seat', () => {
    const { host, stage } = giftTable(['Bea'], { bob: 'host' });
    const eve = stage.come();
    expect([say(eve, 'Hello'), emote(eve, 'clap')]).toEqual(['not-seated', 'not-seated']);
    expect(say(host, 'Ho ho ho')).toBeNull();
    expect(eve.last('said')).toEqual({ t: 'said', by: 'host', text: 'Ho ho ho' });
  });

  test('what is said is cleaned and cut', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    say(ann, 'a\u202eb\u0000c\nd');
    expect(ann.last('said')).toMatchObject({ text: 'abc d' });
    say(ann, '👩‍👩‍👧'.repeat(LIMITS.text + 1).slice(0, 1000));
    say(ann, 'x'.repeat(999));
    expect(ann.last('said')).toMatchObject({ text: 'x'.repeat(LIMITS.text) });
    expect(say(ann, '\u200b \u2800')).toBe('bad-text');
    ann.say({ t: 'emote', id: 'a', emote: 'bomb' });
    expect(ann.closed).toBe('garbled');
  });

  test('too much at once is refused, whichever device it comes from, and it may be said later', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const [ann, phone] = [stage.come(pass), stage.come(pass)];
    const bea = stage.guest('Bea');
    for (let i = 0; i < LIMITS.says; i++) expect(emote(i % 2 ? ann : phone, EMOTES[i] ?? 'clap')).toBeNull();
    expect([say(ann, 'More'), say(phone, 'And more')]).toEqual(['too-fast', 'too-fast']);
    expect([say(bea, 'Me too'), ann.closed]).toEqual([null, null]);
    stage.pass(LIMITS.saysWithinMs - 1);
    expect(say(ann, 'Still')).toBe('too-fast');
    stage.pass(1);
    expect(say(ann, 'Now')).toBeNull();
    expect(bea.all('said').length).toBe(LIMITS.says + 2);
  });

  test('too much stays too much under a new pass, and for who leaves the seat and takes it again, or another one', () => {
    const stage = new Stage();
    stage.made();
    const bea = stage.guest('Bea');
    for (let i = 0; i < LIMITS.says; i++) expect(emote(bea, 'clap')).toBeNull();
    expect(bea.ask({ t: 'renewPass' })).toBeNull();
    expect(say(bea, 'More')).toBe('too-fast');
    expect([bea.ask({ t: 'stand' }), bea.sit('Bea'), say(bea, 'More')]).toEqual([null, null, 'too-fast']);
    expect([bea.ask({ t: 'stand' }), bea.sit('Bee', 3), say(bea, 'More')]).toEqual([null, null, 'too-fast']);
  });

  test('whoever is muted is not heard until the host lets him', async () => {
    const stage = new Stage();
    const { ann, bea } = fourAtKing(stage);
    expect(bea.ask({ t: 'host', act: { do: 'mute', seat: 2, on: true } })).toBe('not-host');
    expect(ann.ask({ t: 'host', act: { do: 'mute', seat: 1, on: true } })).toBeNull();
    expect(ann.room.chairs.map(chair => chair?.muted)).toEqual([false, true, false, false]);
    await stage.sleep();
    expect([say(bea, 'But'), emote(bea, 'cry')]).toEqual(['muted', 'muted']);
    expect(bea.sit('Beate')).toBeNull();
    expect(say(bea, 'But')).toBe('muted');
    expect(ann.ask({ t: 'host', act: { do: 'mute', seat: 1, on: false } })).toBeNull();
    expect(say(bea, 'Thanks')).toBeNull();
  });

  test('said twice under one id, it is heard once', () => {
    const stage = new Stage();
    const { ann, bea } = fourAtKing(stage);
    expect([ann.ask({ t: 'say', text: 'Hm' }, 'one'), ann.ask({ t: 'say', text: 'Hm' }, 'one')]).toEqual([null, null]);
    expect(bea.all('said').length).toBe(1);
  });

  test('it is kept nowhere: not with the table, and not in the record', () => {
    const stage = new Stage();
    const { ann, all } = fourAtKing(stage, {}, { length: 'quick' });
    say(ann, 'A canary sings');
    const rows = [...stage.rows.values()].join();
    playOut(all);
    expect(ann.ask({ t: 'record' })).toBeNull();
    expect(rows + JSON.stringify(ann.last('record')) + [...stage.rows.values()].join()).not.toContain('canary');
    expect(stage.come().heard().length).toBe(1);
  });
});
