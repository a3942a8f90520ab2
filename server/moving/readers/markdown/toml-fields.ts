import { parse } from 'yaml';

type Table = Record<string, unknown>;

const header = /^\s*\[([^[\]]+)\]\s*(?:#.*)?$/;
const keyAndValue = /^\s*"?([\w.-]+)"?\s*=\s*(\S.*)$/;
const longText = /^("""|''')/;

/** Brackets that a line leaves open, outside of texts; one without an end hides the rest of its line. */
function depthOf(line: string): number {
  const bare = line.replace(/"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'|#[^\n]*/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}

/** A value that goes on over several lines, taken from those that follow. */
function wholeValue(first: string, rest: Iterator<string>): string {
  const [mark] = longText.exec(first) ?? [];
  const value = [first];
  let depth = mark ? 0 : depthOf(first);
  let isOpen = mark ? first.indexOf(mark, mark.length) < 0 : depth > 0;
  while (isOpen) {
    const { value: next, done } = rest.next();
    if (done) throw new SyntaxError('A value has no end.');
    value.push(next);
    if (!mark) depth += depthOf(next);
    isOpen = mark ? !next.includes(mark) : depth > 0;
  }
  return value.join('\n');
}

/** Texts, numbers, times and lists are written as in YAML; texts over several lines are not. */
function readValue(written: string): unknown {
  const [mark] = longText.exec(written) ?? [];
  if (mark) {
    const end = written.indexOf(mark, mark.length);
    return written.slice(mark.length, end).replace(/^\n/, '');
  }
  return parse(
    written.replace(/"(?:[^"\\]|\\.)*"?|'[^']*'|=/g, (found) => (found === '=' ? ':' : found)),
    {
      maxAliasCount: 0,
    },
  );
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** A table within others, made where it is missing. */
function tableAt(fields: Table, path: readonly string[]): Table {
  return path.reduce<Table>((table, name) => {
    const inner = table[name];
    const next = isTable(inner) ? inner : {};
    table[name] = next;
    return next;
  }, fields);
}

const isPlain = (path: readonly string[]) => !path.includes('__proto__');

/** The TOML of front matter, as Hugo and Zola write it; lists of tables are left out. @throws on what is none */
export function tomlFields(text: string): Table {
  const fields: Table = {};
  const lines = text.split('\n').values();
  let table: Table | null = fields;
  for (const line of lines) {
    const [, name] = header.exec(line) ?? [];
    const [, key, value = ''] = keyAndValue.exec(line) ?? [];
    const path = (name ?? key ?? '').split('.').map((part) => part.trim());
    if (name !== undefined) table = isPlain(path) ? tableAt(fields, path) : null;
    else if (/^\s*\[\[/.test(line)) table = null;
    else if (key !== undefined) {
      const read = readValue(wholeValue(value.trim(), lines));
      if (table && isPlain(path)) tableAt(table, path.slice(0, -1))[path.at(-1) ?? ''] = read;
    }
  }
  return fields;
}
