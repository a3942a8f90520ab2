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

let named: string | undefined;

let namesInFile: string[] = [];

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

/** Variables that are set win. @returns the other arguments. @throws {ConfigurationError} */
export function loadSettings(words: string[] = process.argv.slice(2)): string[] {
  const { file, rest } = take(words);
  if (file !== undefined) {
    named = resolve(file);
    load(named);
  } else if (existsSync('.env')) load('.env');
  return rest;
}

export function settingsWords(): string[] {
  return named === undefined ? [] : [option, named];
}

export function findSetNames(): VariableNames {
  return { all: findVariableNames(), inFile: namesInFile };
}
