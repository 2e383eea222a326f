import type { Json } from '../engine/json.ts';
import type { Outbox } from './effects.ts';
import type { OwnGift } from './protocol.ts';
import { bytesKey, type GiftRow, giftKey, type PictureRow, pictureKey, type SavedGifts, thingOf } from './storage.ts';

const NONE: readonly OwnGift<Json>[] = [];

/** The gifts of a table and their pictures, each in a row of its own. Whose they are is a matter of people, not seats. */
export class Gifts {
  readonly #gifts: Map<string, GiftRow>;
  readonly #pictures: Map<string, PictureRow>;
  #numberOf: (thing: Json) => number | null = () => null;
  /** What each person is told; the same list until something changes. */
  readonly #told = new Map<string, readonly OwnGift<Json>[]>();

  constructor({ gifts, pictures }: SavedGifts) {
    this.#gifts = new Map(gifts);
    this.#pictures = new Map(pictures);
  }

  get count(): number {
    return this.#gifts.size;
  }

  /** Everybody who wrapped something. */
  get wrappers(): readonly string[] {
    return [...new Set([...this.#gifts.values()].flatMap(({ person }) => person ?? []))];
  }

  /** How many gifts have a picture, but for one gift. */
  picturesBeside(key: string | null): number {
    return [...this.#gifts].filter(([other, { picture }]) => other !== key && picture !== null).length;
  }

  /** A gift of this person; null for anybody else's and for none. */
  of(person: string | null, key: string): GiftRow | null {
    const gift = this.#gifts.get(key);
    return person !== null && gift?.person === person ? gift : null;
  }

  /** What this person has wrapped, in that order. */
  own(person: string | null): readonly OwnGift<Json>[] {
    if (person === null) return NONE;
    const told = this.#told.get(person) ?? this.#list(person);
    this.#told.set(person, told);
    return told;
  }

  /** Whether a message of this person has wrapped something already. */
  hasMade(person: string, id: string): boolean {
    return [...this.#gifts.values()].some(gift => gift.person === person && gift.made === id);
  }

  put(key: string, gift: GiftRow, out: Outbox): void {
    const picture = this.#gifts.get(key)?.picture ?? null;
    this.#told.delete(this.#gifts.get(key)?.person ?? '');
    this.#told.delete(gift.person ?? '');
    this.#gifts.set(key, gift);
    out.put(giftKey(key), gift);
    if (picture !== null && picture !== gift.picture) this.#dropPicture(picture, out);
  }

  drop(key: string, out: Outbox): void {
    const picture = this.#gifts.get(key)?.picture ?? null;
    this.#told.delete(this.#gifts.get(key)?.person ?? '');
    this.#gifts.delete(key);
    out.drop(giftKey(key));
    if (picture !== null) this.#dropPicture(picture, out);
  }

  /** Whoever is not among these takes along what is his, pictures included. */
  keep(isThere: (person: string) => boolean, out: Outbox): void {
    for (const [key, { person }] of [...this.#gifts]) if (person === null || !isThere(person)) this.drop(key, out);
    for (const [picture, { person }] of [...this.#pictures])
      if (person === null || !isThere(person)) this.#dropPicture(picture, out);
  }

  /** The start: from now on it is written down who put what on the pile, and pictures in no gift are gone. */
  freeze(byOf: (person: string) => GiftRow['by'], out: Outbox): void {
    for (const [key, gift] of this.#gifts) this.put(key, { ...gift, by: byOf(gift.person ?? '') }, out);
    for (const picture of this.#loose(() => true)) this.#dropPicture(picture, out);
  }

  /** The game has numbered the gifts. */
  number(numberOf: (thing: Json) => number | null): void {
    this.#numberOf = numberOf;
    this.#told.clear();
  }

  /** What goes into a game that begins, in no order that means anything. */
  brought(byOf: (person: string) => GiftRow['by']): readonly Json[] {
    return [...this.#gifts.values()].map(gift => thingOf({ ...gift, by: byOf(gift.person ?? '') }));
  }

  /**
   * Whoever shows this person's pass is not told any more what is in these gifts, but whoever shows the new one is. With
   * none nobody is; they stay in the game.
   */
  pass(person: string, renewed: string | null, out: Outbox): void {
    for (const [key, gift] of this.#gifts) if (gift.person === person) this.put(key, { ...gift, person: renewed }, out);
    for (const [picture, row] of this.#pictures) {
      if (row.person === person) this.#putPicture(picture, { ...row, person: renewed }, out);
    }
  }

  clear(out: Outbox): void {
    this.keep(() => false, out);
    this.#numberOf = () => null;
  }

  hasPicture(person: string | null, picture: string): boolean {
    return person !== null && this.#pictures.get(picture)?.person === person;
  }

  /** Whether a picture stands in another gift than this one. */
  isElsewhere(picture: string, key: string | null): boolean {
    return [...this.#gifts].some(([other, gift]) => other !== key && gift.picture === picture);
  }

  /** Keeps a picture that stands in no gift yet; of those a person has so many at most. */
  upload(person: string, picture: string, bytes: Uint8Array, most: number, out: Outbox): void {
    this.#putPicture(picture, { person, place: nextPlace(this.#pictures) }, out);
    out.put(bytesKey(picture), bytes);
    for (const old of this.#loose(row => row.person === person).slice(0, -most)) this.#dropPicture(old, out);
  }

  nextPlace(): number {
    return nextPlace(this.#gifts);
  }

  /** Pictures that stand in no gift, the oldest first. */
  #loose(isMeant: (row: PictureRow) => boolean): readonly string[] {
    const used = new Set([...this.#gifts.values()].map(({ picture }) => picture));
    const loose = [...this.#pictures].filter(([picture, row]) => !used.has(picture) && isMeant(row));
    return loose.sort(([, a], [, b]) => a.place - b.place).map(([picture]) => picture);
  }

  #list(person: string): readonly OwnGift<Json>[] {
    const mine = [...this.#gifts].filter(([, gift]) => gift.person === person);
    if (mine.length === 0) return NONE;
    mine.sort(([, a], [, b]) => a.place - b.place);
    return mine.map(([key, gift]) => ({ key, thing: gift.thing, number: this.#numberOf(thingOf(gift)) }));
  }

  #putPicture(picture: string, row: PictureRow, out: Outbox): void {
    this.#pictures.set(picture, row);
    out.put(pictureKey(picture), row);
  }

  #dropPicture(picture: string, out: Outbox): void {
    this.#pictures.delete(picture);
    out.drop(pictureKey(picture));
    out.drop(bytesKey(picture));
  }
}

const nextPlace = (rows: ReadonlyMap<string, { readonly place: number }>): number =>
  1 + Math.max(-1, ...[...rows.values()].map(({ place }) => place));
