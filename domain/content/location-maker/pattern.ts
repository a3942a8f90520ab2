import { xmlText } from '../../xml.ts';

/** What a row of the table says, by the names of its columns. */
export type Cells = Readonly<Record<string, string>>;

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'column'; name: string; typed: string }
  | { kind: 'if'; name: string; isNot: boolean; then: Part[]; otherwise: Part[] };

const inBraces = /\{([^{}\n]{1,80})\}/g;

interface Token {
  text: string;
  /** What stands in the braces; null for the text between two. */
  word: string | null;
}

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of pattern.matchAll(inBraces)) {
    tokens.push({ text: pattern.slice(end, match.index), word: null });
    tokens.push({ text: match[0], word: (match[1] ?? '').trim() });
    end = match.index + match[0].length;
  }
  return [...tokens, { text: pattern.slice(end), word: null }];
}

/** Columns are named as readers do: capitals and spaces around do not count. */
export function columnKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

const condition = /^if\s+(not\s+)?(.+)$/i;

interface Read {
  parts: Part[];
  problems: string[];
}

/** Up to the `{else}` or `{end}` of the condition that it stands in; the tokens are used up, the next one last. */
function readParts(tokens: Token[], problems: string[], isInside: boolean): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const token = tokens.at(-1);
    if (!token) {
      if (isInside) problems.push('A condition has no {end}.');
      return parts;
    }
    const word = token.word?.toLowerCase();
    if (isInside && (word === 'else' || word === 'end')) return parts;
    tokens.pop();
    if (token.word === null) parts.push({ kind: 'text', text: token.text });
    else if (word === 'else' || word === 'end')
      problems.push(`${token.text} belongs to no {if …}.`);
    else parts.push(readWord(token, tokens, problems));
  }
}

function readWord({ text, word }: Token, tokens: Token[], problems: string[]): Part {
  const [, not, name = ''] = condition.exec(word ?? '') ?? [];
  if (name === '') return { kind: 'column', name: columnKey(word ?? ''), typed: text };
  const then = readParts(tokens, problems, true);
  const hasElse = tokens.at(-1)?.word?.toLowerCase() === 'else';
  if (hasElse) tokens.pop();
  const otherwise = hasElse ? readParts(tokens, problems, true) : [];
  // Its {end}, if it has one.
  if (tokens.at(-1)?.word?.toLowerCase() === 'end') tokens.pop();
  return { kind: 'if', name: columnKey(name), isNot: not !== undefined, then, otherwise };
}

function read(pattern: string): Read {
  const problems: string[] = [];
  return { parts: readParts(tokensOf(pattern).toReversed(), problems, false), problems };
}

function namesIn(parts: Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    if (part.kind === 'column') return [part.name];
    return [part.name, ...namesIn(part.then), ...namesIn(part.otherwise)];
  });
}

/** A sentence for each fault of a pattern: what it names that is no column, and conditions that do not end. */
export function patternProblems(pattern: string, columns: readonly string[]): string[] {
  const { parts, problems } = read(pattern);
  const known = new Set(columns.map(columnKey));
  const unknown = [...new Set(namesIn(parts))].filter((name) => !known.has(name));
  return [...problems, ...unknown.map((name) => `There is no column '${name}'.`)];
}

function fill(parts: Part[], cellOf: (name: string) => string, written: (text: string) => string) {
  return parts
    .map((part): string => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'column') return written(cellOf(part.name));
      const isThere = cellOf(part.name) !== '';
      return fill(isThere === part.isNot ? part.otherwise : part.then, cellOf, written);
    })
    .join('');
}

/** The pattern with the row's words in place of `{column}` and of `{if column}…{else}…{end}`. */
export function filledPattern(pattern: string, cells: Cells, isHtml: boolean): string {
  const byKey = new Map(
    Object.entries(cells).map(([name, text]) => [columnKey(name), text.trim()]),
  );
  return fill(
    read(pattern).parts,
    (name) => byKey.get(name) ?? '',
    isHtml ? xmlText : (text) => text,
  );
}
