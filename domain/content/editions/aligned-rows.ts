import type { FieldDefinitions } from '../fields/fields.ts';
import { isListWithoutIds, recordsIn, textsOfRow, translatableText } from './text-places.ts';

type Values = Readonly<Record<string, unknown>>;

/** What each text of a row says in the original, or was confirmed for; empty where it says nothing. */
type Words = readonly string[];

const hasText = (words: string) => words.trim() !== '';

function isSame(row: Words, original: Words): boolean {
  return original.some(hasText) && original.every((words, at) => words === (row[at] ?? ''));
}

/** One of its texts has been edited, the other has not. */
function isKin(row: Words, original: Words): boolean {
  return original.some((words, at) => hasText(words) && words === row[at]);
}

function isInPlace(_row: Words, _original: Words, from: number, to: number): boolean {
  return from === to;
}

/** For each row of the original the place of the row of the edition that translates it. */
function matchesOf(rows: Words[], originals: Words[]): Map<number, number> {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  for (const fits of [isSame, isKin, isInPlace]) {
    for (const [from, row] of rows.entries()) {
      if (taken.has(from)) continue;
      const to = originals.findIndex(
        (original, at) => !matches.has(at) && fits(row, original, from, at),
      );
      if (to === -1) continue;
      matches.set(to, from);
      taken.add(from);
    }
  }
  return matches;
}

function confirmedOf(confirmed: Values, name: string, place: number): Words {
  return textsOfRow.map((text) => translatableText(confirmed[`${name}.${place}.${text}`]));
}

function withoutWords(row: Values): Values {
  const names = textsOfRow.filter((text) => row[text] !== undefined);
  return Object.fromEntries(names.map((text) => [text, '']));
}

interface Rows {
  rows: unknown[];
  confirmed: [string, unknown][];
}

function alignedRows(name: string, original: Values[], own: unknown[], confirmed: Values): Rows {
  const matches = matchesOf(
    own.map((_, place) => confirmedOf(confirmed, name, place)),
    original.map((row) => textsOfRow.map((text) => translatableText(row[text]))),
  );
  const agreed = textsOfRow.flatMap((text) =>
    [...matches].map(([to, from]) => [
      `${name}.${to}.${text}`,
      confirmed[`${name}.${from}.${text}`],
    ]),
  ) as [string, unknown][];
  return {
    rows: original.map((row, place) => own[matches.get(place) ?? -1] ?? withoutWords(row)),
    confirmed: agreed.filter(([, words]) => words !== undefined),
  };
}

/**
 * An edition whose rows without ids stand where the rows of the original stand today: each belongs to the
 * one whose texts it was confirmed for. What the original does not say any more is left out.
 */
export function alignedEdition<T extends Values>(
  fields: FieldDefinitions,
  original: Values,
  edition: T,
): T {
  let aligned = edition;
  for (const [name, field] of Object.entries(fields)) {
    const [rows, own] = [original[name], edition[name]];
    if (!isListWithoutIds(field) || !Array.isArray(rows) || !Array.isArray(own)) continue;
    const confirmed: Values = Object(aligned.confirmed);
    const found = alignedRows(name, recordsIn(rows), own, confirmed);
    const others = Object.entries(confirmed).filter(([path]) => !path.startsWith(`${name}.`));
    aligned = {
      ...aligned,
      [name]: found.rows,
      confirmed: Object.fromEntries([...others, ...found.confirmed]),
    };
  }
  return aligned;
}
