import { constants, setPriority } from 'node:os';
import { DatabaseUnusable } from '../../../db/open.ts';
import { MediaUnavailable } from '../../../media/stores/store.ts';
import { ConfigurationError } from '../../config.ts';
import { loadSettings } from '../../start/settings-file.ts';

/** A command that cannot be carried out; the message is the one sentence that is printed. */
export class CommandRefused extends Error {}

/**
 * Lets the site go first: at the lowest priority a write takes twice its usual time at most
 * beside a backup, at half of it more (fault F17). To be called before the first file is read: threads inherit it.
 */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_LOW);
}

/** A line on standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command of the owner of the machine: prints its line, or one sentence and exit status 1. */
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
