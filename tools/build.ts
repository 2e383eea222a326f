import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Builds the page as `npm run build` does; false when that fails, which has been said by then. */
export async function buildPage(cwd: string): Promise<boolean> {
  const npm = process.env.npm_execpath ?? '';
  const order = ['run', '-s', 'build'];
  // On Windows npm can be found only by the file that it runs from.
  const child = npm.endsWith('npm-cli.js')
    ? spawn(process.execPath, [npm, ...order], { cwd, stdio: 'inherit' })
    : spawn('npm', order, { cwd, stdio: 'inherit' });
  await once(child, 'exit');
  return child.exitCode === 0;
}
