import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import {
  addSettings,
  ConfigurationError,
  findVariableNames,
  type VariableNames,
} from '../config.ts';
import { codeOrText } from './error-code.ts';

const option = '--env-file';

/** The file that was named; without one, `.env` beside package.json counts when it is there. */
let named: string | undefined;

/** The names in the file that was loaded. */
let namesInFile: string[] = [];

/** @throws {ConfigurationError} when the option lacks its file. */
function take(words: string[]): { file?: string; rest: string[] } {
  const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`));
  const word = words[at];
  if (word === undefined) return { rest: words };
  const isApart = word === option;
  const file = isApart ? words[at + 1] : word.slice(option.length + 1);
  if (!file) throw new ConfigurationError(`${option} needs the path of a file of settings.`);
  return { file, rest: words.toSpliced(at, isApart ? 2 : 1) };
}

function load(path: string): void {
  try {
    const settings = parseEnv(readFileSync(path, 'utf8'));
    namesInFile = Object.keys(settings);
    addSettings(settings);
  } catch (error) {
    throw new ConfigurationError(
      `The settings file ${path} cannot be read (${codeOrText(error)}).`,
    );
  }
}

/**
 * Loads the settings of the file that `--env-file FILE` names, else of `.env`; variables that are set
 * already win. The server and every command take it, so that a command works on the service's own site.
 * @returns the other words of the command line.
 * @throws {ConfigurationError} when the file is missing or cannot be read.
 */
export function loadSettings(words: string[] = process.argv.slice(2)): string[] {
  const { file, rest } = take(words);
  if (file !== undefined) {
    named = resolve(file);
    load(named);
  } else if (existsSync('.env')) load('.env');
  return rest;
}

/** The words that give the same settings to a process that this one starts. */
export function settingsWords(): string[] {
  return named === undefined ? [] : [option, named];
}

/** What is set at all, so that misspelt settings can be found. */
export function findSetNames(): VariableNames {
  return { all: findVariableNames(), inFile: namesInFile };
}
