import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import { parseDown, type RoomSays } from '../../party/protocol.ts';
import { frameOf, unveiled, WORDED } from '../../party/veil.ts';
import { bytesFrom } from './bytes.ts';
import { giftTable, parcel, playOut, rollAll, start, wrap } from './gifts.ts';

const drawing = (seed: string) => bytesFrom(chanceFromText(seed).stream('bytes'));
const said = (text: string): RoomSays => ({ t: 'said', by: 1, text });

describe('a veiled frame', () => {
  test.each(['plain', 'João 👑 — מלך', '~', '"\\\u0000'])('is read as it was meant: %s', text => {
    const frame = frameOf(said(text), drawing(text));
    expect(frame).toMatch(/^~[\w+/]+=*$/);
    expect(parseDown(frame)).toEqual(said(text));
  });

  test('is never the same twice, and the others are as they were', () => {
    const draw = drawing('twice');
    expect(frameOf(said('Hello'), draw)).not.toBe(frameOf(said('Hello'), draw));
    expect(frameOf({ t: 'pong' }, draw)).toBe('{"t":"pong"}');
    expect(unveiled('{"t":"pong"}')).toBe('{"t":"pong"}');
  });

  test.each(['~', '~~', '~AAAA', '~AAAAAA==', '~a"b'])('that is none is no message: %s', frame => {
    expect(parseDown(frame)).toBeNull();
  });
});

test('whatever has words of somebody else in it is veiled', () => {
  const { host, player, all } = giftTable(['Bea canary', 'Cleo canary'], { bob: 'plays' });
  const [bea, cleo] = [player('Bea canary'), player('Cleo canary')];
  for (const client of all) {
    for (const n of [1, 2]) wrap(client, parcel(`canary ${n}`, { tag: 'canary', note: 'canary' }));
  }
  bea.insist({ t: 'say', text: 'canary' });
  cleo.insist({ t: 'sit', seat: null, name: 'Eve canary' });
  start(host);
  rollAll(all);
  playOut(all);
  host.insist({ t: 'unwrapAll' });
  host.insist({ t: 'record' });
  host.insist({ t: 'host', act: { do: 'reissue', seat: 1, name: 'Bea canary' } });
  const heard = [...host.heard(), ...cleo.heard()].filter(down => JSON.stringify(down).includes('canary'));
  // What one has wrapped oneself nobody else has chosen.
  const worded = new Set(heard.map(({ t }) => t).filter(t => t !== 'brought'));
  expect([...worded].sort()).toEqual([...WORDED].sort());
});

describe('on a compressed line', () => {
  const brought = (title: string): RoomSays => ({
    t: 'brought',
    gifts: [{ key: 'k', thing: parcel(title), number: null }],
  });
  const SECRET = 'a walnut music box that plays a waltz';
  const WRONG = 'the velvet gloves of my dear old aunt';

  /** By how much what somebody says makes the line of one longer who has wrapped the secret, on the average. */
  function lengthOf(guess: string, frame: (message: RoomSays) => string): number {
    const lengths = Array.from({ length: 200 }, () => {
      const before = frame(brought(SECRET));
      return deflateRawSync(before + frame(said(guess))).length - deflateRawSync(before).length;
    });
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  }

  test('a right guess is as long as a wrong one', () => {
    const draw = drawing('guesses');
    const veiled = (message: RoomSays) => frameOf(message, draw);
    const plain = (message: RoomSays) => JSON.stringify(message);
    expect(SECRET.length).toBe(WRONG.length);
    expect(lengthOf(WRONG, plain) - lengthOf(SECRET, plain)).toBeGreaterThan(10);
    expect(Math.abs(lengthOf(WRONG, veiled) - lengthOf(SECRET, veiled))).toBeLessThan(1);
  });
});
