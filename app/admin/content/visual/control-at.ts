import type { FieldDefinitions } from '../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import type { ListEntry } from '../editor/codec.ts';
import { rowPath } from '../editor/rows/rows-codec.ts';
import { sectionFields, type TypedSection } from '../editor/sections/sections-codec.ts';

const inWords = new Set(['line', 'lines', 'html', 'paragraphs']);
const ofFiles = new Set(['image', 'video']);

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
  controls: ReadonlySet<string>,
): Typed[] {
  return fieldsIn({ fields }).flatMap(([part, { control, rows }]): Typed[] => {
    const [own, value] = [`${path}.${part}`, values[part]];
    if (rows) {
      // As rowsCodec types them.
      return (value as ListEntry[]).flatMap((row) =>
        typedIn(rows.fields, row.values, rowPath(own, row.id), controls),
      );
    }
    return controls.has(control) && value !== '' ? [[own, String(value)]] : [];
  });
}

/** The files of an upload have its address, a width and an ending of their own. */
function isFileOf(file: string, address: string): boolean {
  return file.includes(address.replace(/\.\w+$/, ''));
}

/** Facts in braces stand for words that nobody has typed. */
function isIn(text: string, words: string): boolean {
  const pieces = text.split(/\{\w+\}/).map(plain);
  if (pieces.length === 1) return text.includes(words);
  return pieces.every((piece) => words.includes(piece));
}

export interface Clicked {
  /** The words of what was clicked, then those of what is around it. */
  words: string[];
  /** The address of the picture or film that was clicked, if any. */
  file?: string;
}

/**
 * Which control of a section the words or the picture are typed in that somebody has clicked on.
 *
 * @returns the first control where neither tells
 */
export function controlAt(
  section: TypedSection,
  name: string,
  clicked: Clicked,
): string | undefined {
  const path = `${rowPath(name, section.id)}.props`;
  const fields = sectionFields(section);
  const allIn = (controls: ReadonlySet<string>) => typedIn(fields, section.values, path, controls);
  const { file } = clicked;
  const shown = file && allIn(ofFiles).find(([, address]) => isFileOf(file, address));
  if (shown) return shown[0];
  const typed = allIn(inWords)
    .map(([own, text]): Typed => [own, plain(text)])
    .filter(([, text]) => text !== '');
  for (const words of clicked.words.map(plain).filter((one) => one !== '')) {
    const found =
      typed.find(([, text]) => text === words) ??
      typed.find(([, text]) => isIn(text, words)) ??
      typed.find(([, text]) => words.includes(text));
    if (found) return found[0];
  }
  const [first] = Object.keys(fields);
  return first && `${path}.${first}`;
}
