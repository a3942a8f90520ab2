import type { Control, FieldDefinition } from '../../../../domain/content/fields/fields.ts';
import type { Codec } from './codec.ts';
import { pairsCodec } from './pairs/pairs.ts';
import { reviewsCodec } from './reviews/reviews.ts';
import { rowsCodec } from './rows/rows-codec.ts';
import { sectionsCodec } from './sections/sections-codec.ts';

/** Most fields are a text, typed and sent as it is stored. */
const text: Codec<string> = {
  typedOf: (stored) => (typeof stored === 'string' ? stored : ''),
  sentOf: (typed) => typed,
  textsOf: (name, typed) => ({ [name]: typed }),
  typedFrom: (name, texts) => texts[name] ?? '',
};

/** A value that is offered no longer stays while it is set, unless one must be chosen (D25). */
const choice: Codec<string> = {
  ...text,
  typedOf(stored, field) {
    const typed = text.typedOf(stored, field);
    const { options = [] } = field;
    return options.includes('') || options.includes(typed) ? typed : (options[0] ?? '');
  },
};

/** The chosen category_id as text, '' for none; sent as a whole number (R-5-15). */
const category: Codec<string> = {
  ...text,
  typedOf: (stored) => (typeof stored === 'number' ? String(stored) : ''),
  sentOf: (typed) => (typed === '' ? null : Number(typed)),
};

/** Typed as text, so that a number may be unfinished; the server refuses what is none. */
const number: Codec<string> = {
  ...text,
  typedOf: (stored) => (typeof stored === 'number' ? String(stored) : ''),
  sentOf: (typed) => (typed.trim() === '' ? null : Number(typed.replace(',', '.'))),
};

/** Texts of a list in one text; their places in it are shown nowhere. */
function textsJoinedBy(joint: string, separator: RegExp): Codec<string> {
  return {
    ...text,
    typedOf: (stored) => (Array.isArray(stored) ? stored.join(joint) : ''),
    sentOf: (typed) =>
      typed
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    placeOf: (name, path) => (path.startsWith(`${name}.`) ? { name, control: name } : null),
  };
}

/** No logo is typed as ''. */
const logo: Codec<string> = { ...text, sentOf: (typed) => typed || null };

const toggle: Codec<boolean> = {
  typedOf: (stored) => stored === true,
  sentOf: (typed) => typed,
  textsOf: (name, typed) => ({ [name]: typed ? 'yes' : '' }),
  typedFrom: (name, texts) => texts[name] === 'yes',
};

const codecs: Record<Control, Codec> = {
  line: text,
  lines: text,
  html: text,
  slug: text,
  address: text,
  image: text,
  video: text,
  choice,
  ground: choice,
  category,
  pairs: pairsCodec,
  reviews: reviewsCodec,
  number,
  toggle,
  path: text,
  entries: textsJoinedBy('\n', /\n/),
  paragraphs: textsJoinedBy('\n\n', /\n\s*\n/),
  email: text,
  phone: text,
  time: text,
  zone: text,
  language: text,
  colour: text,
  logo,
  target: text,
  rows: rowsCodec(codecOf),
  menu: rowsCodec(codecOf),
  sections: sectionsCodec(codecOf),
  // Both stand in no form.
  texts: text,
  fixed: text,
};

export function codecOf({ control }: FieldDefinition): Codec {
  return codecs[control];
}
