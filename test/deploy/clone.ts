import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['engine', 'party', 'web', 'tools', 'test'];
const FILES = ['package.json', 'partykit.json', 'wrangler.jsonc', 'tsconfig.json', 'vite.config.ts'];

/** The sources in a folder of their own, so that what a test builds disturbs no other. */
export class Clone {
  readonly dir = mkdtempSync(join(tmpdir(), 'kings-table-clone-'));

  constructor() {
    const filter = (path: string) => !path.startsWith(join(ROOT, 'web/dist'));
    for (const part of [...FOLDERS, ...FILES])
      cpSync(join(ROOT, part), join(this.dir, part), { recursive: true, filter });
    symlinkSync(join(ROOT, 'node_modules'), join(this.dir, 'node_modules'));
  }

  run(tool: string, ...args: readonly string[]): Run {
    return new Run(this.dir, [`tools/${tool}.ts`, ...args]);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A command that runs as its npm script runs it, with all that it prints. */
export class Run {
  readonly child: ChildProcess;
  said = '';

  constructor(cwd: string, args: readonly string[]) {
    const env = { ...process.env, NO_COLOR: '1', CI: '1', WRANGLER_SEND_METRICS: 'false' };
    this.child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd, env });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', data => (this.said += data));
  }

  /** Waits until it has printed something. */
  async until(text: string): Promise<void> {
    await vi.waitFor(() => expect(this.said).toContain(text), { timeout: 45_000, interval: 50 });
  }

  /** Waits until it has ended by itself. */
  async over(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child.exitCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
