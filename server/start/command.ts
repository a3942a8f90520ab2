import { constants, setPriority } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DatabaseUnusable } from '../../db/open.ts';
import { openMediaStore } from '../../media/stores/open-store.ts';
import { type MediaStore, MediaUnavailable } from '../../media/stores/store.ts';
import { type Config, ConfigurationError } from '../config.ts';
import { isDiskFull } from '../http/database-failure.ts';
import { Refusal } from '../http/refusal.ts';
import { describeSite } from './describe-site.ts';
import { loadSettings } from './settings-file.ts';

/** The message is the one sentence that is printed. */
export class CommandRefused extends Error {}

/** Else writes beside a backup take more than twice as long (F17). Call it first: threads inherit it. */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_LOW);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws {CommandRefused} with the usage */
export function parseWords<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandRefused(usage);
  }
}

/** A name that begins with a dash is an option that is not known: `--help`. */
export function onlyWord(usage: string, [word = '', ...rest]: string[]): string {
  if (word === '' || word.startsWith('-') || rest.length > 0) throw new CommandRefused(usage);
  return word;
}

/** Says what the command works on before it does. */
export async function openSiteMedia(config: Config): Promise<MediaStore> {
  const media = await openMediaStore(config);
  say(describeSite(config, media));
  return media;
}

/** Their messages are written for people. */
const known = [CommandRefused, Refusal, ConfigurationError, DatabaseUnusable, MediaUnavailable];

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return `It failed: ${error}`;
  if (known.some((kind) => error instanceof kind)) return error.message;
  return isDiskFull(error)
    ? 'There is no space left. Make room, then run it again.'
    : `It failed: ${error}`;
}

/** Prints what `work` answers, or one sentence with exit status 1. */
export async function runCommand(work: (words: string[]) => Promise<string>): Promise<void> {
  try {
    say(await work(loadSettings()));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error).split('\n')[0]}\n`);
    process.exitCode = 1;
  }
}
