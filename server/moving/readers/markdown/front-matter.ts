import { parse } from 'yaml';
import { tomlFields } from './toml-fields.ts';

/** UTF-16 code units; programs write some hundreds. */
const frontLimit = 100_000;

export interface Front {
  fields: Record<string, unknown>;
  text: string;
  /** Why the fields could not be read, or ''. */
  problem: string;
}

const opening = /^\uFEFF?(---|\+\+\+)[^\S\n]*\n/;

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** As Hugo writes JSON: the object ends with the first line that is a bracket alone. */
function jsonFront(text: string): Front | null {
  if (!/^\uFEFF?\{\s*"/.test(text)) return null;
  const end = /\n\}[^\S\n]*(?:\n|$)/.exec(text);
  if (!end || end.index > frontLimit) return null;
  const after = text.slice(end.index + end[0].length);
  try {
    const front = text.slice(0, end.index + 2).replace(/^\uFEFF/, '');
    return { fields: objectOf(JSON.parse(front)), text: after, problem: '' };
  } catch {
    return null;
  }
}

/** Words or a list between two rules are what people read. */
function isText(value: unknown): boolean {
  return typeof value !== 'object' || Array.isArray(value);
}

/** The lines between two marks at the beginning of a file, and the text below them. */
export function frontMatter(file: string): Front {
  const text = file.replaceAll('\r\n', '\n');
  const none = { fields: {}, text, problem: '' };
  const [start, mark = ''] = opening.exec(text) ?? [];
  if (start === undefined) return jsonFront(text) ?? none;
  const end = `\n${text.slice(start.length)}`.indexOf(`\n${mark}`);
  if (end < 0 || end > frontLimit) return none;
  const front = text.slice(start.length, start.length + Math.max(0, end - 1));
  const after = text.slice(start.length + end + mark.length).replace(/^[^\n]*\n?/, '');
  try {
    const fields = mark === '---' ? parse(front, { maxAliasCount: 20 }) : tomlFields(front);
    return isText(fields) ? none : { fields: objectOf(fields), text: after, problem: '' };
  } catch {
    return { fields: {}, text: after, problem: 'The lines above the text could not be read.' };
  }
}
