import { parse } from 'yaml';

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

/** Plain lines of TOML, as Hugo writes them; tables of tables are left out. */
function plainToml(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let table = '';
  for (const line of text.split('\n')) {
    const [, name] = /^\s*\[([\w.-]+)\]\s*$/.exec(line) ?? [];
    const [, key, value = ''] = /^\s*"?([\w-]+)"?\s*=\s*(\S.*)$/.exec(line) ?? [];
    if (name !== undefined) table = name;
    // A list and a text in quotes are written as in YAML.
    else if (key && table === '') fields[key] = parse(value.trim(), { maxAliasCount: 0 });
  }
  return fields;
}

/** The lines between two marks at the beginning of a file, and the text below them. */
export function frontMatter(file: string): Front {
  const text = file.replaceAll('\r\n', '\n');
  const [start, mark = ''] = opening.exec(text) ?? [];
  if (start === undefined) return { fields: {}, text, problem: '' };
  const end = `\n${text.slice(start.length)}`.indexOf(`\n${mark}`);
  if (end < 0 || end > frontLimit) return { fields: {}, text, problem: '' };
  const front = text.slice(start.length, start.length + Math.max(0, end - 1));
  const after = text.slice(start.length + end + mark.length).replace(/^[^\n]*\n?/, '');
  try {
    const fields = mark === '---' ? parse(front, { maxAliasCount: 20 }) : plainToml(front);
    return { fields: objectOf(fields), text: after, problem: '' };
  } catch {
    return { fields: {}, text: after, problem: 'The lines above the text could not be read.' };
  }
}
