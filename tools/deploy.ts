import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';
import { configure, VARIABLE_NAMES } from '../party/config.ts';
import { buildPage } from './build.ts';

/*
 * Deploys to Cloudflare: `npm run deploy`, with whatever `wrangler deploy` takes behind `--`. Variables are read before
 * anything is built, so that a slip in one of them never takes down tables that are being played at.
 */
const ROOT = join(import.meta.dirname, '..');

/** What the variables of the deployment would be: those of wrangler.jsonc, and those of the command before them. */
function variables(args: readonly string[]): Readonly<Record<string, unknown>> {
  const { values } = parseArgs({
    args: [...args],
    options: { var: { type: 'string', multiple: true }, env: { type: 'string', short: 'e' } },
    strict: false,
  });
  const { vars } = readConfig({
    config: join(ROOT, 'wrangler.jsonc'),
    ...(typeof values.env === 'string' ? { env: values.env } : {}),
  });
  const given = (values.var ?? []).map(text => {
    const [name = '', ...rest] = `${text}`.split(':');
    return [name, rest.join(':')] as const;
  });
  return { ...vars, ...Object.fromEntries(given) };
}

/** What is wrong with them, a line each. A name that nothing reads is a slip too. */
function faultsOf(vars: Readonly<Record<string, unknown>>): readonly string[] {
  const unknown = Object.keys(vars).filter(name => !VARIABLE_NAMES.includes(name));
  const configured = configure(vars);
  return [
    ...unknown.map(name => `${name}: no such variable, only ${VARIABLE_NAMES.join(', ')}`),
    ...(configured.ok ? [] : configured.faults),
  ];
}

async function deploy(args: readonly string[]): Promise<number> {
  const faults = faultsOf(variables(args));
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return 1;
  }
  if (!(await buildPage(ROOT))) return 1;
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  const child = spawn(process.execPath, [wrangler, 'deploy', ...args], { cwd: ROOT, stdio: 'inherit' });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}

process.exitCode = await deploy(process.argv.slice(2));
