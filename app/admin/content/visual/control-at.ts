import type { FieldDefinitions } from '../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import type { ListEntry } from '../editor/codec.ts';
import { rowPath } from '../editor/rows/rows-codec.ts';
import { sectionFields, type TypedSection } from '../editor/sections/sections-codec.ts';

const inWords = new Set(['line', 'lines', 'html', 'paragraphs']);

type Typed = [control: string, text: string];

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function typedIn(
  fields: FieldDefinitions,
  values: Readonly<Record<string, unknown>>,
  path: string,
): Typed[] {
  return fieldsIn({ fields }).flatMap(([part, { control, rows }]): Typed[] => {
    const [own, value] = [`${path}.${part}`, values[part]];
    if (rows) {
      // As rowsCodec types them.
      return (value as ListEntry[]).flatMap((row) =>
        typedIn(rows.fields, row.values, rowPath(own, row.id)),
      );
    }
    return inWords.has(control) ? [[own, plain(String(value))]] : [];
  });
}

/** Facts in braces stand for words that nobody has typed. */
function isIn(text: string, words: string): boolean {
  const pieces = text.split(/\{\w+\}/).map(plain);
  if (pieces.length === 1) return text.includes(words);
  return pieces.every((piece) => words.includes(piece));
}

/**
 * Which control of a section the words are typed in that somebody has clicked on.
 *
 * @param clicked the words of what was clicked, then those of what is around it
 * @returns the first control where no words tell
 */
export function controlAt(
  section: TypedSection,
  name: string,
  clicked: string[],
): string | undefined {
  const path = `${rowPath(name, section.id)}.props`;
  const fields = sectionFields(section);
  const typed = typedIn(fields, section.values, path).filter(([, text]) => text !== '');
  for (const words of clicked.map(plain).filter((one) => one !== '')) {
    const found =
      typed.find(([, text]) => text === words) ??
      typed.find(([, text]) => isIn(text, words)) ??
      typed.find(([, text]) => words.includes(text));
    if (found) return found[0];
  }
  const [first] = Object.keys(fields);
  return first && `${path}.${first}`;
}
