import { describe, expect, test } from 'vitest';
import { codeOf, filesIn, type Import, read, type Source, sourcesIn } from './sources.ts';

const engine = sourcesIn('engine');
const party = sourcesIn('party');
const web = sourcesIn('web');
const all = [...engine, ...party, ...web, ...['test', 'tools', 'bench'].flatMap(sourcesIn)];
const GAMES = ['king', 'kings-dice', 'fourth-king'];
/** The files that know a platform. */
const PLATFORM = ['server', 'worker', 'partykit', 'club/server'].map(name => `party/${name}.ts`);

/** Every import that breaks a law, as `who takes what`. */
function broken(sources: readonly Source[], isBroken: (taken: Import, by: Source) => boolean): readonly string[] {
  return sources.flatMap(by =>
    by.imports.filter(taken => isBroken(taken, by)).map(({ from }) => `${by.path} takes ${from}`),
  );
}

/** Every word of a list that stands in the code, as `where: word`. */
function found(sources: readonly Source[], words: RegExp): readonly string[] {
  return sources.flatMap(({ path, code }) => [...code.matchAll(words)].map(([word]) => `${path}: ${word.trim()}`));
}

const inFolder = (path: string, ...folders: readonly string[]) => folders.some(folder => path.startsWith(`${folder}/`));
const gameOf = (path: string) => GAMES.find(game => inFolder(path, `engine/${game}`)) ?? null;

describe('the engine', () => {
  test('takes nothing from outside but hashing and parsing', () => {
    const may = ({ from, isPackage }: Import) =>
      isPackage ? from === 'valibot' || from.startsWith('@noble/hashes/') : inFolder(from, 'engine');
    expect(broken(engine, taken => !may(taken))).toEqual([]);
  });

  test('has no clock, chance, platform or promises of its own', () => {
    const words =
      /\b(Date|Math\.random|crypto|fetch|set(Timeout|Interval|Immediate)|queueMicrotask|console|async|await|Promise|process|performance|globalThis|window|document|navigator|localStorage|WebSocket|require|eval)\b/g;
    expect(found(engine, words)).toEqual([]);
  });

  test('keeps its games apart: none takes from another, nor from tables, records and the shelf', () => {
    const tables = ['log', 'table', 'shelf', 'record', 'playout'].map(name => `engine/${name}.ts`);
    expect(
      broken(engine, ({ from }, by) => {
        const game = gameOf(by.path);
        return game !== null && (tables.includes(from) || (gameOf(from) ?? game) !== game);
      }),
    ).toEqual([]);
  });

  test('knows its games by name on the shelf only', () => {
    const shared = engine.filter(({ path }) => gameOf(path) === null && path !== 'engine/shelf.ts');
    expect(broken(shared, ({ from }) => gameOf(from) !== null)).toEqual([]);
  });
});

describe('the room', () => {
  /** The hosts, and what all of them do alike. */
  const HOSTS = [
    ...['hosting', 'connections', 'config', 'making', 'report'],
    ...['pictures/http', 'club/hosting', 'club/api'],
  ].map(name => `party/${name}.ts`);
  const isHost = (path: string) => inFolder(path, 'party/entrance') || [...PLATFORM, ...HOSTS].includes(path);

  test('is the only folder that knows the platform, and there only its hosts do', () => {
    const platform = /^(partykit|partyserver|cloudflare:|@cloudflare|wrangler)/;
    const rest = [...engine, ...web, ...party].filter(({ path }) => !PLATFORM.includes(path));
    expect(broken(rest, ({ from, isPackage }) => isPackage && platform.test(from))).toEqual([]);
  });

  test('takes from the engine and from itself, never from the page', () => {
    expect(broken(party, ({ from, isPackage }) => !isPackage && !inFolder(from, 'engine', 'party'))).toEqual([]);
  });

  test('is handed time and chance and says what to do: it does nothing itself', () => {
    const words = /\b(Date|Math\.random|crypto|fetch|set(Timeout|Interval)|console|async|await|process|WebSocket)\b/g;
    const room = party.filter(({ path }) => !isHost(path) && path !== 'party/storage.ts');
    expect(found(room, words)).toEqual([]);
    expect(broken(room, ({ from }) => isHost(from))).toEqual([]);
  });
});

describe('the page', () => {
  /** What it may take as values: lists and notation. Everything else of the engine is rules. */
  const MAY: Readonly<Record<string, readonly string[] | 'all'>> = {
    'engine/cards.ts': 'all',
    'engine/seats.ts': 'all',
    'engine/json.ts': 'all',
    'engine/choices.ts': 'all',
    // The prices and terms that stand on the bidding boxes.
    'engine/king/bids.ts': ['termsOf', 'worthOf', 'biddersOf'],
    // How a parcel can look, and how long its texts may be.
    'engine/fourth-king/parcels.ts': 'all',
    // Anybody can check the record of a finished game on the spot. It is fetched when it is wanted, and replays the rules.
    'engine/record.ts': 'all',
  };
  const isData = ({ from, values }: Import) => {
    const names = /^engine\/[\w-]+\/kinds\.ts$/.test(from) ? 'all' : (MAY[from] ?? []);
    return names === 'all' || values.every(name => names.includes(name));
  };

  test('has no rules: of the engine it takes types, lists and notation', () => {
    expect(broken(web, taken => inFolder(taken.from, 'engine') && !isData(taken))).toEqual([]);
  });

  test('lets an effect depend on what was drawn, not on what a signal says by then', () => {
    expect(found(web, /\}, \[[^\]]*\.value\b[^\]]*\]\)/g)).toEqual([]);
  });

  test('knows rooms by their protocols only', () => {
    const protocols = ['party/protocol.ts', 'party/club/protocol.ts', 'party/club/answers.ts'];
    expect(broken(web, ({ from }) => inFolder(from, 'party') && !protocols.includes(from))).toEqual([]);
  });

  test('shares no code with the script in other people’s pages, nor with its own worker', () => {
    const apart = ['web/embed/element.ts', 'web/offline/worker.ts'];
    expect(web.filter(({ path, imports }) => apart.includes(path) && imports.length === 0)).toHaveLength(2);
    expect(broken(all, ({ from }) => apart.includes(from))).toEqual([]);
  });

  test('takes nothing from tests, tools and benches', () => {
    expect(broken(web, ({ from }) => inFolder(from, 'test', 'tools', 'bench'))).toEqual([]);
  });
});

describe('every file', () => {
  test('has at most 400 lines', () => {
    const files = ['engine', 'party', 'web', 'test', 'tools', 'bench'].flatMap(folder =>
      filesIn(folder, /\.(tsx?|css)$/),
    );
    const long = files
      .map(path => ({ path, lines: read(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(files.length).toBeGreaterThan(50);
    expect(long).toEqual([]);
  });

  /** `any` where a type stands, and casts other than to a constant. */
  const UNTRUE = /(?<=[:<|&]\s*|=>\s*|\b(?:as|is)\s+)any\b(?![.(\w])|\bany(?=\[\]|>)|\bas\s+(?!const\b)[A-Za-z{[(]+/g;

  test('trusts its types: no any, no casts, nothing ignored', () => {
    const code = all.map(source => ({ ...source, code: source.code.replace(/^(import|export)\s[^;]*from\s''/gm, '') }));
    expect(found(code, UNTRUE)).toEqual([]);
    const ignores = all.filter(({ path }) => path !== 'test/architecture.test.ts');
    expect(ignores.filter(({ text }) => /@ts-|biome-ignore/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('waits on a page by asking it: its policy forbids what playwright would evaluate in it', () => {
    expect(found(all, /\.waitForFunction\(/g)).toEqual([]);
  });

  test('comes before those that need it: no circle of imports, but for types and what is fetched later', () => {
    const needs = new Map(
      all.map(({ path, imports }) => [
        path,
        imports.filter(({ isLazy, values }) => !isLazy && values.length > 0).map(({ from }) => from),
      ]),
    );
    /** Taken away one after another: whatever needs nothing that is left, or is needed by nothing that is left. */
    for (let before = -1; before !== needs.size; ) {
      before = needs.size;
      const needed = new Set([...needs.values()].flat());
      for (const [path, from] of needs)
        if (!needed.has(path) || !from.some(each => needs.has(each))) needs.delete(path);
    }
    expect([...needs.keys()]).toEqual([]);
  });

  test('writes down what it takes: each package is a dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const known = (name: string, among: object) => name in among;
    const nameOf = (from: string) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/');
    expect(
      broken(all, ({ from, isPackage, values }, by) => {
        if (!isPackage || /^(node|cloudflare):/.test(from)) return false;
        const runs = inFolder(by.path, 'engine', 'party', 'web') && values.length > 0 && !PLATFORM.includes(by.path);
        return !known(nameOf(from), runs ? dependencies : { ...dependencies, ...devDependencies });
      }),
    ).toEqual([]);
  });
});

describe('rules', () => {
  const tests = all.filter(({ path }) => path.endsWith('.test.ts'));
  /** The numbers at the beginning of a title: `[K14] a player who can follow suit must`. */
  const cited = new Set(
    tests.flatMap(({ text }) =>
      [...text.matchAll(/['"`](\[[A-Z]\d+\](?:\s?\[[A-Z]\d+\])*)/g)].flatMap(
        ([, numbers = '']) => numbers.match(/[A-Z]\d+/g) ?? [],
      ),
    ),
  );

  test.each(GAMES)('of %s: every number is cited by a test, and every number that is cited exists', game => {
    const numbers = [...read(`engine/${game}/RULES.md`).matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(
      ([, number = '']) => number,
    );
    const letter = numbers[0]?.charAt(0) ?? '';
    expect(numbers.length).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter(number => !cited.has(number))).toEqual([]);

    const written = engine
      .filter(({ path }) => gameOf(path) === game)
      .flatMap(({ text }) => text.match(/\b[A-Z]\d+\b/g) ?? []);
    const citations = [...cited, ...written].filter(number => number.startsWith(letter));
    expect(citations.filter(number => !numbers.includes(number))).toEqual([]);
  });
});

describe('the tests of the text themselves', () => {
  test('tell code from comments and texts', () => {
    expect(codeOf("const a = 'Date'; // Date\n/* Date */ b(`Date`, /Date['\"]/, \"it's\");")).toBe(
      "const a = ''; \n b('', '', '');",
    );
  });

  test('see what is taken, types apart', () => {
    const cards = engine.find(({ path }) => path === 'engine/king/view.ts')?.imports ?? [];
    expect(cards.find(({ from }) => from === 'engine/seats.ts')?.values).toContain('at');
    expect(cards.find(({ from }) => from === 'engine/cards.ts')?.values).toEqual([]);
  });
});
