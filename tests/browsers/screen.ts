import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const program = '/usr/bin/Xvfb';

export const hasScreen = existsSync(program);

export async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** A screen in memory, which chooses its own number; MiniBrowser has no way to do without. */
export async function openScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1500x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] ?? child, 'data');
  return { child, display: `:${`${number}`.trim()}` };
}
