import { isRecord } from '../../engine/json.ts';
import { SEATS } from '../../engine/seats.ts';
import { GIFT_KEY, PASS } from '../../party/protocol.ts';

/** One message or move: its tag, and its fields as a page of the docs would write them. */
export type Shape = { readonly tag: string; readonly fields: string };

/** The messages of a union that are told apart by one field. */
export function shapesOf(union: unknown): readonly Shape[] {
  const { key, options } = recordOf(union);
  if (typeof key !== 'string' || !Array.isArray(options)) throw new Error('not a union with a tag');
  return options.map(option => {
    const { [key]: tag, ...entries } = recordOf(recordOf(option).entries);
    const fields = Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));
    return { tag: String(recordOf(tag).literal), fields: fields.join(', ') || '–' };
  });
}

/** The schema of one field of one message of a union. */
export function fieldIn(union: unknown, tag: string, name: string): unknown {
  const { key, options } = recordOf(union);
  const all: readonly unknown[] = Array.isArray(options) ? options : [];
  const found = all
    .map(option => recordOf(recordOf(option).entries))
    .find(entries => recordOf(entries[String(key)]).literal === tag);
  return found?.[name];
}

function fieldOf(name: string, schema: unknown): string {
  const { type, wrapped } = recordOf(schema);
  return type === 'optional' ? `\`${name}\`?: ${typeOf(wrapped)}` : `\`${name}\`: ${typeOf(schema)}`;
}

function typeOf(schema: unknown): string {
  const { type, wrapped, options, item, literal } = recordOf(schema);
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'number':
      return 'number';
    case 'boolean':
      return 'true or false';
    case 'unknown':
      return 'of the game';
    case 'literal':
      return `\`${literal}\``;
    case 'nullable':
      return `${typeOf(wrapped)} or null`;
    case 'array':
      return `list of (${typeOf(item)})`;
    case 'variant':
      return 'act';
    case 'picklist':
      return choiceOf(Array.isArray(options) ? options : []);
    default:
      throw new Error(`no words for ${String(type)}`);
  }
}

/** Lists that have a name of their own on the page. */
function choiceOf(options: readonly unknown[]): string {
  if (options.length === SEATS.length && options[0] === 0) return 'seat';
  if (options.length === 52) return 'card';
  return options.map(option => `\`${String(option)}\``).join(' ');
}

const NAMED: readonly (readonly [RegExp, string])[] = [
  [PASS, 'pass'],
  [GIFT_KEY, 'gift key'],
  [/^[\w-]{1,32}$/, 'id'],
];

function textOf(schema: unknown): string {
  const { pipe } = recordOf(schema);
  const steps: readonly unknown[] = Array.isArray(pipe) ? pipe : [];
  const patterns = steps.map(step => String(recordOf(step).requirement));
  return NAMED.find(([pattern]) => patterns.includes(String(pattern)))?.[1] ?? 'text';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Error(`no schema: ${String(value)}`);
  return value;
}
