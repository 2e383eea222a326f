import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const KINDS = ['partykit', 'workers'] as const;
/** On what the rooms run: `partykit dev` or `wrangler dev`. */
export type Kind = (typeof KINDS)[number];

type Wish = {
  /** The page as it was last built, or an empty one where only the rooms matter. */
  readonly page?: 'built' | 'empty';
  readonly paceMs?: number;
  /** Further parties of PartyKit's beside the product's own, by name: their code. */
  readonly parties?: Readonly<Record<string, string>>;
  /** What is written otherwise in the copy of a source, so that a test can look where nobody else can. */
  readonly patch?: { readonly file: string; readonly from: string; readonly to: string };
};

const ROOT = resolve(import.meta.dirname, '../../..');
const UP_WITHIN_MS = 25_000;
const ATTEMPTS = 3;

/**
 * One running host with a state of its own. It works on a copy of the sources, so that nobody who edits a file or
 * builds the page makes it start anew. Only `package.json` and `tsconfig.json` beside the packages are watched still.
 */
export class Host {
  readonly kind: Kind;
  readonly dir: string;
  #port = 0;
  #child: ChildProcess | null = null;
  readonly #paceMs: number;

  private constructor(kind: Kind, wish: Wish) {
    this.kind = kind;
    this.#paceMs = wish.paceMs ?? 0;
    // Whoever is interrupted leaves nothing behind.
    process.once('exit', this.#end);
    this.dir = mkdtempSync(join(tmpdir(), `kings-table-${kind}-`));
    for (const part of ['engine', 'party', 'partykit.json', 'wrangler.jsonc', 'tsconfig.json', 'package.json']) {
      cpSync(join(ROOT, part), join(this.dir, part), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.dir, 'node_modules'));
    const dist = join(this.dir, 'web/dist');
    if (wish.page === 'built') {
      if (!existsSync(join(ROOT, 'web/dist/page.html'))) throw new Error('the page is not built: npm run build');
      cpSync(join(ROOT, 'web/dist'), dist, { recursive: true });
    } else {
      mkdirSync(dist, { recursive: true });
      writeFileSync(join(dist, 'page.html'), '<!doctype html><title>Empty</title>');
      writeFileSync(join(dist, 'previews.json'), '{}');
    }
    for (const [name, code] of Object.entries(wish.parties ?? {})) this.#addParty(name, code);
    if (wish.patch !== undefined) this.#patch(wish.patch);
  }

  static async start(kind: Kind, wish: Wish = {}): Promise<Host> {
    const host = new Host(kind, wish);
    try {
      await host.restart();
    } catch (error) {
      await host.stop();
      throw error;
    }
    return host;
  }

  /** Host and port, as they stand in addresses. */
  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  /** All that the host has printed. */
  get log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Bytes of memory that it and all that it has started hold, as the system counts them. */
  get memory(): number {
    const table = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
    const rows = table.split('\n').map(line => line.trim().split(/\s+/).map(Number));
    return rows.reduce((sum, [group, kilobytes = 0]) => (group === this.#child?.pid ? sum + 1024 * kilobytes : sum), 0);
  }

  get logFile(): string {
    return join(this.dir, 'log');
  }

  /**
   * Starts on the state that is there, at the same address. PartyKit takes two more ports of its own choosing; where
   * somebody else is quicker to one of them it hangs without a word, so that a host which stays silent is started anew.
   */
  async restart(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#begin();
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await this.kill();
      }
    }
  }

  async #begin(): Promise<void> {
    this.#port ||= await freePort();
    const log = openSync(this.logFile, 'a');
    this.#child = spawn(process.execPath, this.kind === 'partykit' ? this.#partykit() : await this.#wrangler(), {
      cwd: this.dir,
      stdio: ['ignore', log, log],
      // A group of its own: what it starts must be killed with it.
      detached: true,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    });
    await this.#up();
  }

  /** Kill -9, everything at once, without a word of warning. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.pid === undefined) return;
    const gone = child.exitCode === null ? once(child, 'exit') : null;
    end(child.pid);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    process.off('exit', this.#end);
    this.#end();
  }

  readonly #end = (): void => {
    end(this.#child?.pid);
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  };

  #addParty(name: string, code: string): void {
    const file = join(this.dir, 'partykit.json');
    const config = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(join(this.dir, `${name}.js`), code);
    writeFileSync(file, JSON.stringify({ ...config, parties: { ...config.parties, [name]: `${name}.js` } }));
  }

  #patch({ file, from, to }: NonNullable<Wish['patch']>): void {
    const path = join(this.dir, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not say ${from}`);
    writeFileSync(path, source.replace(from, to));
  }

  #partykit(): string[] {
    const bin = join(ROOT, 'node_modules/partykit/dist/bin.mjs');
    const state = join(this.dir, 'state');
    const flags = ['--disable-request-cf-fetch', '--no-hotkeys'];
    return [bin, 'dev', '--port', `${this.#port}`, '--persist', state, ...flags, '--var', `PACE_MS=${this.#paceMs}`];
  }

  async #wrangler(): Promise<string[]> {
    const bin = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
    const ports = ['--ip', '127.0.0.1', '--port', `${this.#port}`, '--inspector-port', `${await freePort()}`];
    const flags = ['--persist-to', join(this.dir, 'state'), '--show-interactive-dev-session=false'];
    return [bin, 'dev', ...ports, ...flags, '--var', `PACE_MS:${this.#paceMs}`];
  }

  async #up(): Promise<void> {
    for (const end = Date.now() + UP_WITHIN_MS; Date.now() < end; await sleep(50)) {
      if (this.#child?.exitCode !== null) throw new Error(`${this.kind} has ended:\n${this.log}`);
      const answer = await fetch(`http://${this.address}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer?.ok === true) return;
    }
    throw new Error(`${this.kind} does not come up:\n${this.log}`);
  }
}

/** Ends a process and all that it has started. */
function end(group: number | undefined): void {
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}
