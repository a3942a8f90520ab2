import { type ChangeObject, diffArrays } from 'diff';
import { diffTimeout } from '../../../../domain/content/text/word-differences.ts';

/** A word of a text, with the space after it and how it is set. */
export interface Word {
  text: string;
  /** Names of elements, such as 'strong em'. */
  marks: string;
  /** Where it leads to, or the file of a picture; part of what can differ. */
  address: string;
  isPicture: boolean;
}

/** A paragraph, an item of a list, a row of a table. */
export interface HtmlLine {
  /** Such as 'p', 'h2' or 'ul 2' for an item of a list in a list. */
  kind: string;
  words: Word[];
}

export interface ComparedLine {
  kind: string;
  /** It is another kind of line on the other side. */
  isOther: boolean;
  words: (Word & { marked: boolean })[];
}

type Token = { line: string; word: null } | { line: null; word: Word };

function tokensOf(lines: readonly HtmlLine[]): Token[] {
  return lines.flatMap(({ kind, words }) => [
    { line: kind, word: null } as const,
    ...words.map((word) => ({ line: null, word }) as const),
  ]);
}

function keyOf({ line, word }: Token): string {
  if (word === null) return `\n${line}`;
  return [word.marks, word.address, word.text.trim()].join('\n');
}

function linesOf(tokens: readonly { token: Token; marked: boolean }[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  for (const { token, marked } of tokens) {
    if (token.word === null) lines.push({ kind: token.line, isOther: marked, words: [] });
    else lines.at(-1)?.words.push({ ...token.word, marked });
  }
  // All of a new line is marked: that it is one goes without saying.
  return lines.map((line) => ({
    ...line,
    isOther: line.isOther && line.words.some(({ marked }) => !marked),
  }));
}

type Part = Pick<ChangeObject<Token[]>, 'value' | 'added' | 'removed'>;

/** What both have stands in the parts as one of them has it: spaces may differ. */
function markedTokens(tokens: Token[], parts: readonly Part[], own: 'added' | 'removed') {
  const other = own === 'added' ? 'removed' : 'added';
  const marks = parts
    .filter((part) => !part[other])
    .flatMap((part) => part.value.map(() => part[own]));
  return tokens.map((token, place) => ({ token, marked: marks[place] ?? false }));
}

/** Two texts with what the other one has not, word by word; how words are set is compared, too. */
export function comparedLines(
  old: readonly HtmlLine[],
  now: readonly HtmlLine[],
): Record<'before' | 'after', ComparedLine[]> {
  const [before, after] = [tokensOf(old), tokensOf(now)];
  const changes = diffArrays(before, after, {
    timeout: diffTimeout,
    comparator: (one, other) => keyOf(one) === keyOf(other),
  }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  return {
    before: linesOf(markedTokens(before, changes, 'removed')),
    after: linesOf(markedTokens(after, changes, 'added')),
  };
}

function isChanged({ isOther, words }: ComparedLine): boolean {
  return isOther || words.some(({ marked }) => marked);
}

export function isMarked(lines: readonly ComparedLine[]): boolean {
  return lines.some(isChanged);
}

/** Lines around a change; null stands for those in between. */
export function aroundChanges(lines: readonly ComparedLine[]): (ComparedLine | null)[] {
  if (!isMarked(lines)) return [...lines];
  const isNear = (place: number) => isMarked(lines.slice(Math.max(place - 1, 0), place + 2));
  const shown = lines.map((line, place) => (isNear(place) ? line : null));
  return shown.filter((line, place) => line !== null || shown[place - 1] !== null);
}
