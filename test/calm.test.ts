import { expect, test } from 'vitest';
import { calm } from '../tools/calm.ts';

/** What is printed of these lines. */
function printed(...lines: readonly string[]): readonly string[] {
  const texts: string[] = [];
  const hear = calm(text => texts.push(text));
  for (const line of lines) hear(line);
  return texts;
}

const FAILED = '\u001b[31m✘ [ERROR]\u001b[0m workerd/server/server.c++:3360: error: Uncaught exception:';
const GONE = `${FAILED} kj/compat/http.c++:2713: disconnected: worker_do_not_log; Request failed due to internal error`;
/** It comes indented below another, or on its own. */
const MID_WORD =
  '  workerd/jsg/util.c++:276: error: e = kj/compat/http.c++:3473: failed: expected !currentlySending; another message send is already in progress';
const STACK = '  stack: /home/ann/node_modules/@cloudflare/workerd-linux-64/bin/workerd@4070360';

test('at home nothing is printed of who comes and goes, of requests and of what tables note', () => {
  expect(
    printed(
      '\u001b[1A\u001b[2K[pk:inf] GET /t/bafor-dugol-mitaz 200 OK (3ms)',
      '{"what":"made","game":"king","nth":1,"people":1,"players":0}',
      '{"what":"woke","moves":12}',
      GONE,
      '',
      STACK,
      MID_WORD,
      STACK,
      '',
    ),
  ).toEqual([]);
});

test('what went wrong is printed, with where it did, also next to somebody who is gone', () => {
  const wrong = [
    '{"what":"error","name":"TypeError","where":["at Room.hear (party/room.ts:12:3)"]}',
    '{"what":"broken","game":"king","nth":1,"people":4,"players":0}',
    '{"what":"refused","why":"foreign-origin"}',
    'Error: listen EADDRINUSE',
    '✘ [ERROR] workerd/server/server.c++:3360: error: Uncaught exception: kj/async.c++:1: failed: expected something',
    STACK,
  ];
  expect(printed(GONE, '', STACK, ...wrong, GONE, STACK)).toEqual(wrong);
});
