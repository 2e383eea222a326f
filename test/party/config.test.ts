import { describe, expect, test } from 'vitest';
import { configure } from '../../party/config.ts';
import { enter, turnedAway } from '../../party/entrance/entrance.ts';
import { addressOf, isForeign } from '../../party/entrance/origins.ts';

const usual = { publicAddress: null, allowedOrigins: [], framedBy: ['*'], paceMs: 700 };
const configured = (env: unknown) => {
  const read = configure(env);
  if (!read.ok) throw new Error(read.faults.join());
  return read.config;
};

describe('the variables of a deployment', () => {
  test.each([{}, { PUBLIC_ADDRESS: '', ALLOWED_ORIGINS: ' ', FRAMED_BY: '', PACE_MS: '' }, { Main: {}, ASSETS: {} }])(
    'may be left out: %j',
    env => expect(configured(env)).toEqual(usual),
  );

  test('are read', () => {
    const env = {
      PUBLIC_ADDRESS: 'https://kings.example',
      ALLOWED_ORIGINS: 'https://club.example, http://localhost:8080',
      FRAMED_BY: 'https://club.example',
      PACE_MS: '0',
    };
    expect(configured(env)).toEqual({
      publicAddress: 'https://kings.example',
      allowedOrigins: ['https://club.example', 'http://localhost:8080'],
      framedBy: ['https://club.example'],
      paceMs: 0,
    });
    expect(configured({ FRAMED_BY: 'none' }).framedBy).toEqual([]);
  });

  test.each([
    [
      { PUBLIC_ADDRESS: 'kings.example' },
      "PUBLIC_ADDRESS: 'kings.example' is no address such as https://kings.example",
    ],
    [{ PUBLIC_ADDRESS: 'https://kings.example/' }, 'PUBLIC_ADDRESS: '],
    [{ PUBLIC_ADDRESS: 'ftp://kings.example' }, 'PUBLIC_ADDRESS: '],
    [{ ALLOWED_ORIGINS: 'https://a.example *' }, "'*' is no address"],
    [{ FRAMED_BY: 'https://a.example;script-src' }, 'FRAMED_BY.0: '],
    [{ PACE_MS: 'fast' }, 'PACE_MS: must be a number of milliseconds, from 0 to 99999'],
    [{ PACE_MS: 700 }, 'PACE_MS: '],
  ])('that say nothing usable are named: %j', (env, why) => {
    const read = configure(env);
    expect(read.ok ? [] : read.faults).toEqual([expect.stringContaining(why)]);
  });

  test('that are wrong let nobody in, and tell why', async () => {
    const env = { PACE_MS: 'fast' };
    const request = { method: 'GET', url: 'https://kings.example/', headers: new Headers(), text: async () => '' };
    const nothing = async () => new Response(null, { status: 404 });
    const answers = [
      await enter(request, { env, file: nothing, order: nothing, club: nothing }),
      turnedAway(request, true, env),
    ];
    expect(answers.map(answer => answer?.status)).toEqual([500, 500]);
    expect(await answers[0]?.text()).toContain('PACE_MS: must be a number');
  });
});

describe('who asks', () => {
  const HERE = 'https://kings.example/parties/main/x';
  const config = configured({ PUBLIC_ADDRESS: 'https://public.example', ALLOWED_ORIGINS: 'https://club.example' });
  const from = (origin: string | null, url = HERE) => ({
    url,
    headers: new Headers(origin === null ? {} : { origin }),
  });

  test.each([
    ['a page from here', 'https://kings.example', false],
    ['a page from here, behind a proxy that speaks TLS', 'http://kings.example', false],
    ['a page from the public address', 'https://public.example', false],
    ['a page on the list', 'https://club.example', false],
    ['a program that names no origin', null, false],
    ['a page of somebody else', 'https://kings.example.evil.example', true],
    ['another port', 'https://kings.example:8443', true],
    ['what is no address', 'kings.example', true],
    ['a relative of the list', 'https://sub.club.example', true],
  ])('%s', (_, origin, foreign) => {
    expect(isForeign(from(origin), config)).toBe(foreign);
  });

  test('a sandboxed frame is at home where others may frame tables, and nowhere else', () => {
    expect(isForeign(from('null'), config)).toBe(false);
    expect(isForeign(from('null'), configured({ FRAMED_BY: 'none' }))).toBe(true);
  });

  test.each([
    ['http://localhost:1999/t/x', 'https://public.example'],
    ['http://127.0.0.1:1999/', 'https://public.example'],
    ['http://[::1]:1999/', 'https://public.example'],
    ['http://192.168.1.4:1999/', 'http://192.168.1.4:1999'],
    ['https://kings.example/t/x', 'https://kings.example'],
  ])('%s is found by others at %s', (url, address) => {
    expect(addressOf(url, config)).toBe(address);
    expect(addressOf(url, configured({}))).toBe(new URL(url).origin);
  });
});
