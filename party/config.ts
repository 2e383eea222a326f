import * as v from 'valibot';

/** An address such as `https://kings.example`: scheme, host and port, nothing behind them. */
const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, issue => `'${issue.input}' is no address such as https://kings.example`),
);
const Origins = v.pipe(
  v.string(),
  v.transform(text => text.split(/[\s,]+/).filter(part => part !== '')),
  v.array(Origin),
);
/** What is empty counts as left out: so a variable can be named in a file without saying anything. */
const orElse = (usual: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(text => text.trim() || usual),
  );

const VARIABLES = {
  /** Stands in links and previews when the page itself was opened at an address that is nobody else's, as localhost. */
  PUBLIC_ADDRESS: v.pipe(
    orElse('none'),
    v.union([
      v.pipe(
        v.literal('none'),
        v.transform(() => null),
      ),
      Origin,
    ]),
  ),
  /** Whose scripts may open sockets and make tables, besides this deployment's own pages. */
  ALLOWED_ORIGINS: v.pipe(orElse(''), Origins),
  /** Whose pages may show a table in a frame: `*` for all, `none`, or a list. */
  FRAMED_BY: v.pipe(
    orElse('*'),
    v.union([
      v.pipe(
        v.literal('*'),
        v.transform(() => ['*']),
      ),
      v.pipe(
        v.literal('none'),
        v.transform((): string[] => []),
      ),
      Origins,
    ]),
  ),
  /** How long a built-in player takes for a move, in milliseconds. */
  PACE_MS: v.pipe(
    orElse('700'),
    v.regex(/^\d{1,5}$/, 'must be a number of milliseconds, from 0 to 99999'),
    v.transform(Number),
  ),
};
const Variables = v.pipe(
  v.object(VARIABLES),
  v.transform(
    ({ PUBLIC_ADDRESS: publicAddress, ALLOWED_ORIGINS: allowedOrigins, FRAMED_BY: framedBy, PACE_MS: paceMs }) => ({
      publicAddress,
      allowedOrigins,
      framedBy,
      paceMs,
    }),
  ),
);

/** What a deployment may be told, read once where it enters. */
export type Config = v.InferOutput<typeof Variables>;

export type Configured =
  | { readonly ok: true; readonly config: Config }
  /** One line for each variable that says nothing usable. */
  | { readonly ok: false; readonly faults: readonly string[] };

/** The names of all variables. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES);

/** Reads the variables out of whatever else a platform hands over with them. */
export function configure(env: unknown): Configured {
  const parsed = v.safeParse(Variables, env);
  if (parsed.success) return { ok: true, config: parsed.output };
  return { ok: false, faults: parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'variables'}: ${whyOf(issue)}`) };
}

/** Of several ways to be wrong, the last is the one that was meant. */
const whyOf = ({ message, issues }: v.BaseIssue<unknown>): string => issues?.at(-1)?.message ?? message;

/** Written as browsers write it, so that texts can be compared, and fit to stand in a header. */
const ORIGIN = /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/;

function isOrigin(text: string): boolean {
  try {
    return ORIGIN.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}
