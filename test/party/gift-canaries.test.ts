import { describe, expect, test } from 'vitest';
import { asked, fourth, giftTable, own, parcel, play, playOut, rollAll, start, wrap } from './gifts.ts';
import { png } from './images.ts';
import type { Client } from './stage.ts';

describe('canaries', () => {
  const CANARIES = {
    title: 'canary title',
    note: 'canary note',
    link: 'https://canary.example',
    rattle: 'canary rattle',
  };
  const wrapCanary = (client: Client) => {
    const uploaded = client.stage.upload(client.pass, png());
    const picture = uploaded !== null && 'picture' in uploaded ? uploaded.picture : '';
    wrap(client, parcel('A clock', { ...CANARIES, picture }));
    return [...Object.values(CANARIES), picture];
  };
  const frames = (client: Client) => client.frames.map(({ text }) => text).join('\n');
  const knowNothing = (clients: readonly Client[], canaries: readonly string[]) => {
    for (const client of clients) for (const canary of canaries) expect(frames(client)).not.toContain(canary);
  };

  test('[G13] [G15] neither the holder nor King Bob, whoever he is, is told what is sealed', () => {
    for (const bob of ['host', 'plays', 'table']) {
      const it = giftTable(['Ann', 'Bea'], { bob });
      const [ann, bea] = [it.player('Ann'), it.player('Bea')];
      const playing = bob === 'host' ? [ann, bea] : [it.host, ann, bea];
      if (bob !== 'host') expect(it.host.you.seat).toBe(0);
      const canaries = wrapCanary(ann);
      for (const client of [it.host, bea]) wrap(client, parcel('A drum', { tag: 'blue' }));
      start(it.host);
      rollAll(playing);
      while (fourth(it.host).outcome === null) {
        const client = asked(playing);
        const number = own(ann)[0]?.number ?? 0;
        const { pile } = fourth(client).view;
        // Ann leaves her own gift to somebody else.
        const gift = client === ann ? pile.find(other => other !== number) : pile.includes(number) ? number : pile[0];
        play(client, gift === undefined ? { do: 'pick', gift: number } : { do: 'pick', gift });
      }
      knowNothing([it.host, bea, it.stage.come()], canaries);
      expect(frames(ann)).toContain('canary title');
      expect(JSON.stringify(it.stage.log)).not.toContain('canary');
      it.host.ask({ t: 'unwrapAll' });
      expect(frames(bea)).toContain('canary title');
      expect(frames(it.host)).toContain('canary note');
    }
  });

  test('[G14] the sight goes neither with the seat nor with its devices', () => {
    const it = giftTable(['Ann', 'Bea']);
    const [ann, bea] = [it.player('Ann'), it.player('Bea')];
    const canaries = wrapCanary(ann);
    wrap(bea, parcel('A drum', { tag: 'blue' }));
    start(it.host);
    const phone = it.stage.come(ann.pass);
    expect(frames(phone)).toContain('canary title');
    ann.ask({ t: 'stand' });
    const next = it.stage.come();
    expect(frames(ann)).toContain('canary title');
    it.stage.pass(100_000);
    knowNothing([it.host, bea, next], canaries);
  });

  test('[G14] whoever takes a chair in the lobby after somebody else finds nothing there', () => {
    const it = giftTable(['Ann', 'Bea']);
    const canaries = wrapCanary(it.player('Ann'));
    it.player('Ann').ask({ t: 'stand' });
    const next = it.stage.guest('Next', 0);
    expect(next.you.seat).toBe(0);
    knowNothing([next, it.host], canaries);
    expect(own(next)).toEqual([]);
  });

  test('[G8] [G7] a picture is shown to its wrapper alone until its gift is open, whoever knows its name', () => {
    const it = giftTable(['Ann', 'Bea']);
    const [ann, bea] = [it.player('Ann'), it.player('Bea')];
    const picture = wrapCanary(ann).at(-1) ?? '';
    wrap(bea, parcel('A drum', { tag: 'blue' }));
    const seenBy = () =>
      [ann.pass, bea.pass, it.pass, '0'.repeat(32), null].map(pass => it.stage.picture(picture, pass) !== null);
    const sealed = [true, false, false, false, false];
    expect(seenBy()).toEqual(sealed);
    start(it.host);
    rollAll(it.players);
    expect(seenBy()).toEqual(sealed);
    playOut(it.players);
    expect(seenBy()).toEqual(sealed);
    it.host.ask({ t: 'unwrapAll' });
    expect(seenBy()).toEqual([true, true, true, true, true]);
    it.host.ask({ t: 'host', act: { do: 'lobby' } });
    expect(seenBy()).toEqual([false, false, false, false, false]);
  });
});
