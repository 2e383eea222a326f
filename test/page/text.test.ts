import { describe, expect, test } from 'vitest';
import { NEGATIVE_HANDS } from '../../engine/king/kinds.ts';
import { bestOf, LANGUAGES } from '../../web/text/languages.ts';
import { samplesFor } from './text-samples.ts';

/** What a text says, by its place in the catalogue: itself, or what it makes of each sample. */
type Said = ReadonlyMap<string, readonly string[]>;

/** All texts of a language, with what is fetched later. */
async function textsOf(tag: string): Promise<ReadonlyMap<string, unknown>> {
  const words = await LANGUAGES.get(tag)?.words();
  if (words === undefined) throw new Error(`nobody speaks ${tag}`);
  const { ending, refusals, pages, company, heard, shared, beyond, hints, tables, houses, ...shell } = words;
  const [king, dice, gifts, told] = await Promise.all([tables.king(), tables.dice(), tables.gifts(), heard()]);
  return new Map(
    leaves({
      shell,
      ending: await ending(),
      refusals: await refusals(),
      pages: await pages(),
      company: await company(),
      heard: { ...told, king: await told.king() },
      shared: await shared(),
      ...(await beyond()),
      hints: await hints(),
      king: { ...king, later: await king.later(), book: { ...king.book, rules: await king.book.rules() } },
      dice: { ...dice, book: { ...dice.book, rules: await dice.book.rules() } },
      gifts: {
        ...gifts,
        wrap: await gifts.wrap(),
        end: await gifts.end(),
        book: { ...gifts.book, rules: await gifts.book.rules() },
      },
      kingHouse: await houses.king(),
      diceHouse: await houses.dice(),
      giftsHouse: await houses.gifts(),
    }),
  );
}

function leaves(it: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (it instanceof Promise) throw new Error(`${path} is still to be fetched`);
  if (typeof it !== 'object' || it === null) return [[path, it]];
  return Object.entries(it).flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
}

async function saidIn(tag: string): Promise<Said> {
  const [texts, english] = await Promise.all([textsOf(tag), textsOf('en')]);
  return new Map([...texts].map(([path, text]) => [path, sentences(text, samplesFor(path, english.get(path)))]));
}

function sentences(text: unknown, samples: readonly (readonly unknown[])[]): readonly string[] {
  if (typeof text !== 'function') return [`${text}`];
  return samples.flatMap(sample => leaves(text(...sample)).map(([, said]) => `${said}`));
}

const found = (said: Said, what: RegExp): readonly string[] =>
  [...said].flatMap(([path, lines]) => lines.filter(line => what.test(line)).map(line => `${path}: ${line}`));

const languages = [...LANGUAGES.keys()];

describe.each(languages)('in %s', tag => {
  test('every text says something, whatever it is told', async () => {
    const said = await saidIn(tag);
    expect(said.size).toBeGreaterThan(700);
    expect(found(said, /undefined|null|NaN|\[object|^\s*$|\s[.,;:!?](\s|$)|\s\s|\.\./)).toEqual([]);
  });
});

describe.each(languages)('King in %s', tag => {
  test('what a hand costs is said in a sentence', async () => {
    const king = await LANGUAGES.get(tag)
      ?.words()
      .then(({ tables }) => tables.king());
    const costs = NEGATIVE_HANDS.map(kind => king?.contract.costs(kind));
    for (const sentence of costs)
      expect(sentence).toMatch(/^((each|cada)( [^,\d ]+)? |as damas )?(costs|cuesta|custam?) \d+/);
  });

  test('a claim is answered by agreeing or not: a "no" would answer the question that is asked', async () => {
    const king = await LANGUAGES.get(tag)
      ?.words()
      .then(({ tables }) => tables.king());
    expect(king?.claim.text).toMatch(/\?$/);
    for (const answer of [king?.claim.agree, king?.claim.object]) expect(answer).not.toMatch(/^(yes|no|não|sim|sí)$/i);
  });
});

/** Texts that are called so, but for those that ask for one. */
const TITLE = /(?<!bad-|needs)title$/i;

test.each(languages)('in %s a title ends without a full stop', async tag => {
  const titles = [...(await saidIn(tag))].filter(([path]) => TITLE.test(path));
  expect(titles.length).toBeGreaterThan(60);
  expect(found(new Map(titles), /\.\P{L}*$/u)).toEqual([]);
});

/** Words that are the same in English, and what is not said in words: names, numbers, addresses, the sides of switches. */
const ALIKE = /^(shell\.(brand|title)|pages\.(start\.codeExample|create\.clockNames\.\d+)|\w+House\.rules\.\w+\.on)$/;
const SAME_WORDS = ['Menu', 'King', 'Total', 'total', 'Link', 'No', 'Zigzag'];

describe.each(languages.filter(tag => tag !== 'en'))('in %s', tag => {
  test('no text was left in English', async () => {
    const [said, english] = await Promise.all([saidIn(tag), saidIn('en')]);
    const left = [...said].filter(
      ([path, lines]) =>
        !ALIKE.test(path) &&
        lines.every((line, nth) => line === english.get(path)?.[nth] && !SAME_WORDS.includes(line)) &&
        lines.some(line => /\p{L}{2}/u.test(line)),
    );
    expect(left.map(([path, [line]]) => `${path}: ${line}`)).toEqual([]);
  });
});

describe('Portuguese', () => {
  test('says “tu” in Portugal', async () => {
    expect(
      found(await saidIn('pt-PT'), /(?<!\p{L})(vocês?|presentes?|rodadas?|todo mundo|registro)(?!\p{L})/iu),
    ).toEqual([]);
  });

  test('says “você” in Brazil', async () => {
    const european =
      /(?<!\p{L})(tu|ti|teus?|tuas?|contigo|\p{L}+-te|tens|podes|estás|ronda|prendas?|registo|ecrã)(?!\p{L})/iu;
    expect(found(await saidIn('pt-BR'), european)).toEqual([]);
  });
});

describe('Spanish', () => {
  test('says “tú” and “ustedes”, and nothing that is rude on one side of the sea', async () => {
    const foreign = /(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|usted|vos|os|\p{L}+[áéí]is|cog\p{L}+|(de|a) el)(?!\p{L})/iu;
    expect(found(await saidIn('es'), foreign)).toEqual([]);
  });
});

describe('the language of a device', () => {
  test.each([
    [['pt'], 'pt-PT'],
    [['pt-PT'], 'pt-PT'],
    [['pt-AO', 'en'], 'pt-PT'],
    [['pt-br'], 'pt-BR'],
    [['es-MX'], 'es'],
    [['de-AT', 'en-GB', 'es'], 'en'],
    [['de', 'fr-CA'], null],
    [[], null],
  ])('for %j is %s', (wished, language) => {
    expect(bestOf(wished)).toBe(language);
  });
});
