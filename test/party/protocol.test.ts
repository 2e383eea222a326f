import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canon, isRecord } from '../../engine/json.ts';
import { CLOSE, EMOTES, PROTOCOL, parseDown, SETTINGS } from '../../party/protocol.ts';
import { NewTable, parseUp, protocolOf, Up } from '../../party/up.ts';
import { WORDED } from '../../party/veil.ts';

/** The hash of all that goes over the wire, by protocol number. A number that was played with never changes its hash. */
const HASHES: Readonly<Record<number, string>> = {
  1: 'd8045c564567e7c0',
  2: 'e3cf5d40fbe197f8',
  3: 'b6f5a83b3958d610',
  4: 'b4270f2d012a0012',
  5: '859f8798e5813735',
  6: 'e06e8fa1b9831a29',
  7: '5d2bc2c9c92e5b0a',
  8: 'c99ab0249830db2a',
  9: '1ea05ba1db36272d',
  10: '7c4ff77f746f9dcb',
};

/** What a schema accepts, without the functions that do it. */
function shape(schema: unknown): unknown {
  if (schema instanceof RegExp) return schema.source;
  if (Array.isArray(schema)) return schema.map(shape);
  if (!isRecord(schema)) return typeof schema === 'function' ? null : (schema ?? null);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, shape(value)]));
}

/** What is said downwards is types only: their text stands for them. */
function typesDown(): string {
  const source = readFileSync(new URL('../../party/protocol.ts', import.meta.url), 'utf8');
  const types = source.slice(source.indexOf('export type Chair = '), source.indexOf('const DOWN_TAGS'));
  return types.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, '');
}

test('the protocol number stands for one wire', () => {
  const wire = canon([shape(Up), shape(NewTable), SETTINGS, EMOTES, CLOSE, typesDown(), WORDED]);
  const hash = createHash('sha256').update(wire).digest('hex').slice(0, 16);
  expect(hash, 'the wire has changed: raise PROTOCOL').toBe(HASHES[PROTOCOL]);
});

test('a hash notices a change of any schema', () => {
  expect(canon(shape(Up))).toContain('hello');
  expect(canon(shape(Up))).toContain('[0-9a-f]{32}');
  expect(typesDown()).toContain("t:'welcome'");
});

test('messages that are what they should be are read', () => {
  expect(parseUp('{"t":"ping"}')).toEqual({ t: 'ping' });
  expect(parseUp('{"t":"sit","id":"a-1","seat":null,"name":"Ann"}')).toMatchObject({ seat: null });
  expect(parseDown('{"t":"pong"}')).toEqual({ t: 'pong' });
  expect([parseDown('{"t":"pang"}'), parseDown('no'), parseDown('null')]).toEqual([null, null, null]);
});

test('the number of any hello can be read', () => {
  expect(protocolOf('{"t":"hello","protocol":7,"anything":[1]}')).toBe(7);
  expect(protocolOf('{"t":"hello"}')).toBeNull();
  expect(protocolOf('{"t":"sit","protocol":7}')).toBeNull();
});
