import { constants, setPriority } from 'node:os';
import { DatabaseUnusable } from '../../../db/open.ts';
import { MediaUnavailable } from '../../../media/stores/store.ts';
import { ConfigurationError } from '../../config.ts';
import { loadSettings } from '../../start/settings-file.ts';

/** The message is the one sentence that is printed. */
export class CommandRefused extends Error {}

/**
 * Else writes beside a backup take more than twice as long (F17). Call it first: threads inherit
 * it.
 */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_LOW);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function runCommand(work: (words: string[]) => Promise<string>): Promise<void> {
  try {
    say(await work(loadSettings()));
  } catch (error) {
    const isKnown = [CommandRefused, ConfigurationError, DatabaseUnusable, MediaUnavailable].some(
      (kind) => error instanceof kind,
    );
    const message = isKnown && error instanceof Error ? error.message : `It failed: ${error}`;
    process.stderr.write(`${message.split('\n')[0]}\n`);
    process.exitCode = 1;
  }
}
