import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  foldedLetters,
  letterPairs,
  marksClass,
  spellings,
} from '../../domain/content/text/folded-letters.ts';
import { type Database, kindOf } from '../open.ts';
import { holdsWord } from './rows-on-page.ts';

/** Each letter in one of its shapes, as a page of PDF has them, or as wide as those of Japanese. */
const shapes = '\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF9F';

/** From the letters of Latin 1 to the marks of direction. */
const alphabets = Array.from({ length: 0x2070 - 0xa0 }, (_, at) => String.fromCharCode(0xa0 + at));

/** Each sign that folds: Postgres reads a text for them twenty times as fast as it folds one. */
const foldableClass = `[${alphabets.filter((sign) => foldedLetters(sign) !== sign).join('')}${shapes}]`;

export function foldedColumn(db: Database, text: RawBuilder<string>): RawBuilder<string> {
  if (kindOf(db) === 'sqlite') {
    return sql`case when octet_length(${text}) = length(${text}) then ${text} else folded(${text}) end`;
  }
  // In another encoding Postgres refuses to normalize.
  const mayFold = sql`getdatabaseencoding() = 'UTF8' and ${text} ~ ${foldableClass}`;
  return sql`case when ${mayFold} then ${foldedText(text)} else ${text} end`;
}

function foldedText(text: RawBuilder<string>): RawBuilder<string> {
  const { from, to } = letterPairs;
  const letters = sql`case when ${text} ~ ${`[${shapes}]`} then normalize(${text}, nfkc) else ${text} end`;
  const spelled = spellings.reduce(
    (part, [sign, plain]) => sql`replace(${part}, ${sign}, ${plain})`,
    sql`normalize(${letters}, nfd)`,
  );
  const plain = sql`translate(regexp_replace(${spelled}, ${marksClass}, '', 'g'), ${from}, ${to})`;
  return sql`normalize(${plain}, nfc)`;
}

export function holdsFolded(
  db: Database,
  text: RawBuilder<string>,
  word: string,
): RawBuilder<SqlBool> {
  return holdsWord(sql`(${foldedColumn(db, text)})`, word);
}
