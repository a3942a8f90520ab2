import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { letterPairs, marksClass } from '../../domain/content/text/folded-letters.ts';
import { type Database, kindOf } from '../open.ts';
import { holdsWord } from './rows-on-page.ts';

/** Letters and digits that people write in more than one way. */
const varied = /[\d\u0600-\u06FF]/;

/** SQLite's lower() knows the capitals of ASCII alone. */
const variedInSqlite = /[\d\u0080-\uFFFF]/;

/** Each letter in one of its shapes, as a page of PDF has them. */
const shapes = '[\uFB50-\uFDFF\uFE70-\uFEFC]';

const barree = { pair: '\u06D2\u0654', one: '\u06D3', folded: '\u064A\u06D2' };

function foldedText(db: Database, text: RawBuilder<string>): RawBuilder<string> {
  if (kindOf(db) === 'sqlite') return sql`folded(${text})`;
  const { from, to } = letterPairs;
  const letters = sql`case when ${text} ~ ${shapes} then normalize(${text}, nfkc) else ${text} end`;
  const pairs = sql`replace(replace(${letters}, ${barree.pair}, ${barree.one}), ${barree.one}, ${barree.folded})`;
  return sql`translate(regexp_replace(${pairs}, ${marksClass}, '', 'g'), ${from}, ${to})`;
}

/**
 * Whether a text that is stored as it was typed, in lower case, holds a folded word. Only words that may
 * be written in several ways cost the folding of each text, ten times as much.
 */
export function holdsFolded(
  db: Database,
  text: RawBuilder<string>,
  word: string,
): RawBuilder<SqlBool> {
  const needsFolding = kindOf(db) === 'sqlite' ? variedInSqlite : varied;
  return holdsWord(needsFolding.test(word) ? foldedText(db, text) : text, word);
}
