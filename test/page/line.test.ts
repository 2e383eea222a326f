import './line-window.ts';
import { describe, expect, test, vi } from 'vitest';
import { ASKING } from '../../party/protocol.ts';
import { PATIENCE_MS, WAKING_MS } from '../../web/line/line.ts';
import { send } from '../../web/line/send.ts';
import { connection, unanswered } from '../../web/line/signals.ts';
import { leaveTable } from '../../web/line/wire.ts';
import { browser, FakeSocket, look, newest, page, pass, sitting, welcome } from './line-page.ts';

const moves = (socket: FakeSocket) => socket.said.filter(({ t }) => t === 'move');

describe('a move', () => {
  test('whose answer was lost goes again under its id while the same decision is open', async () => {
    const line = await sitting();
    const answer = send.move({ do: 'play', card: 'QS' });
    line.fails();
    await pass(2000);
    const [sent] = moves(line);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(moves(newest())).toEqual([sent]);
    newest().hears({ t: 'answer', id: sent?.id, refused: null });
    expect(await answer).toBeNull();
  });

  test.each([
    ['another turn of this game', look(2)],
    ['the same turn of the next game', { ...look(1), nth: 2 }],
  ])('whose answer was lost does not go again for %s', async (_, now) => {
    const line = await sitting();
    const answer = send.move({ do: 'play', card: 'QS' });
    line.fails();
    await pass(2000);
    newest().stands();
    newest().hears(welcome(now));
    expect(await answer).toBe('moved-on');
    expect(moves(newest())).toEqual([]);
  });

  test('that is tapped without a line is refused at once and never said', async () => {
    const line = await sitting();
    line.fails();
    expect(connection.value.state).toBe('lost');
    expect(await send.move({ do: 'play', card: 'QS' })).toBe('cut-off');
    expect(unanswered.value).toEqual([]);
    await pass(2000);
    newest().stands();
    newest().hears(welcome(look(1)));
    await pass(100);
    expect(FakeSocket.all.flatMap(moves)).toEqual([]);
  });

  test('that gets no answer finds out a dead line, and goes again on the next one', async () => {
    const line = await sitting();
    void send.move({ do: 'play', card: 'QS' });
    await pass(PATIENCE_MS + 1);
    expect(connection.value.state).toBe('lost');
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(moves(newest())).toEqual(moves(line));
  });
});

describe('anything but a move', () => {
  test('is not said again after the line was lost', async () => {
    const line = await sitting();
    const answer = send.start();
    line.fails();
    await pass(2000);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(await answer).toBe('cut-off');
    expect(newest().what()).toEqual(['hello']);
  });
});

describe('a line that nobody has closed', () => {
  test('is probed as soon as the page is looked at again, and found dead within a second', async () => {
    const line = await sitting();
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(line.what()).toEqual(['hello']);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(line.what()).toEqual(['hello', 'ping']);
    await pass(1001);
    expect(connection.value.state).toBe('lost');
    expect(newest()).not.toBe(line);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(connection.value.state).toBe('open');
    expect(FakeSocket.open).toEqual([newest()]);
  });

  test('is probed when the network is back', async () => {
    const line = await sitting();
    browser.dispatchEvent(new Event('online'));
    expect(line.what()).toEqual(['hello', 'ping']);
  });

  test('is left alone when it answers', async () => {
    const line = await sitting();
    page.dispatchEvent(new Event('visibilitychange'));
    line.hears({ t: 'pong' });
    await pass(WAKING_MS + PATIENCE_MS);
    expect(connection.value.state).toBe('open');
    expect(FakeSocket.all).toEqual([line]);
  });

  test('is found dead within five seconds when the page asks', async () => {
    const line = await sitting();
    await pass(ASKING.everyMs - 1000);
    expect(line.what()).toEqual(['hello', 'here', 'here']);
    line.answers = false;
    await pass(1000);
    expect(line.what().at(-1)).toBe('here');
    await pass(5000);
    expect(connection.value.state).toBe('lost');
  });

  test('is given up when the browser knows that there is no network', async () => {
    await sitting();
    browser.dispatchEvent(new Event('offline'));
    expect(connection.value.state).toBe('lost');
  });
});

describe('a page that was woken up without a line', () => {
  test('calls at once, whatever the next try would have waited for', async () => {
    const line = await sitting();
    line.fails();
    for (let n = 0; n < 8; n += 1) {
      await pass(8000);
      newest().fails();
    }
    const tries = FakeSocket.all.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(FakeSocket.all.length).toBe(tries + 1);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(connection.value.state).toBe('open');
  });

  test('has one line, however many signs of life come together', async () => {
    const line = await sitting();
    line.fails();
    for (const wake of [1, 2, 3]) {
      page.dispatchEvent(new Event('visibilitychange'));
      browser.dispatchEvent(new Event('online'));
      await pass(wake);
    }
    await pass(3000);
    expect(FakeSocket.open.length).toBe(1);
    newest().stands();
    newest().hears(welcome(look(1)));
    await pass(10_000);
    expect(FakeSocket.open).toEqual([newest()]);
  });

  test('does not call a table that has closed the line for good', async () => {
    const line = await sitting();
    line.hears({ t: 'bye', why: 'gone' });
    page.dispatchEvent(new Event('visibilitychange'));
    browser.dispatchEvent(new Event('online'));
    await pass(10_000);
    expect(FakeSocket.open).toEqual([]);
    expect(connection.value).toEqual({ state: 'closed', why: 'gone' });
  });
});

describe('a page at which somebody looks', () => {
  const { everyMs, againMs } = ASKING;
  /** What a page says within a time, on a line that answers, and when. */
  const says = async (line: FakeSocket, ms: number) => {
    const said: string[] = [];
    for (let at = 0; at < ms; at += 1000) {
      const before = line.said.length;
      await pass(1000);
      for (const { t } of line.said.slice(before)) {
        said.push(`${t} ${(at + 1000) / 1000}`);
        line.hears({ t: 'pong' });
      }
    }
    return said;
  };

  test('says that somebody is here and asks for the others, but not for long where nothing happens', async () => {
    const line = await sitting();
    await pass(0);
    expect(line.what()).toEqual(['hello', 'here']);
    expect(await says(line, 127_000)).toEqual(
      ['here 6', 'here 20', 'here 26', 'here 40', 'here 46', 'here 60', 'here 66'].concat([
        'here 80',
        'here 86',
        'ping 100',
        'ping 106',
        'ping 120',
        'ping 126',
      ]),
    );
    line.hears({ t: 'look', look: look(2) });
    expect(await says(line, 2 * everyMs)).toEqual(['here 13', 'here 19', 'here 33', 'here 39']);
  });

  test('says nothing more once it has gone elsewhere', async () => {
    const complained = vi.spyOn(console, 'warn');
    const line = await sitting();
    expect((await says(line, everyMs)).at(-1)).toBe(`here ${everyMs / 1000}`);
    leaveTable();
    const said = line.what();
    await pass(2 * everyMs);
    expect(line.what()).toEqual(said);
    expect(FakeSocket.open).toEqual([]);
    expect(complained).not.toHaveBeenCalled();
  });

  test('goes on asking while much happens', async () => {
    const line = await sitting();
    const said: string[] = [];
    for (let turn = 2; turn < 22; turn += 1) {
      said.push(...(await says(line, 3000)));
      line.hears({ t: 'look', look: look(turn) });
    }
    expect(said.filter(word => word.startsWith('here')).length).toBeGreaterThanOrEqual(6);
  });

  test('asks anew when it is looked at again', async () => {
    const line = await sitting();
    await says(line, 204_000);
    page.hidden = true;
    expect(await says(line, 100_000)).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    line.hears({ t: 'pong' });
    expect(await says(line, againMs)).toEqual(['here 1', 'here 6']);
  });

  test.each([[false], [true]])(
    'answers when it is called (hidden: %s), and asks so much later itself',
    async hidden => {
      const line = await sitting();
      await says(line, 10_000);
      page.hidden = hidden;
      const before = line.said.length;
      line.hears({ t: 'call' });
      expect(line.what().slice(before)).toEqual(['here']);
      line.hears({ t: 'pong' });
      expect(await says(line, everyMs)).toEqual(hidden ? [] : ['here 20']);
    },
  );
});
