import {
  numberedName,
  partOfSection,
} from '../../../../../domain/content/fields/difference-in-words.ts';
import type {
  FieldDefinition,
  FieldDefinitions,
} from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import type { Fields } from '../../../../../domain/content/merge/merge.ts';
import { idsIn, orderName } from '../../../../../domain/content/merge/merge-orders.ts';
import { type StoredSection, versionOf } from '../../../../../domain/content/sections/section.ts';
import {
  currentSection,
  kindOfSection,
  sectionKindNamed,
} from '../../../../../domain/content/sections/sections.ts';
import type { Codec, ListEntry, TextPart } from '../codec.ts';
import { rowPath } from '../rows/rows-codec.ts';
import { sectionTexts as texts } from './texts.ts';

/** A section as it is typed. One that this release cannot read has no `values` and is kept (R-P-05). */
export interface TypedSection extends ListEntry {
  kind: string;
  hidden: boolean;
  kept: StoredSection | null;
}

/** Rows by their places, as sentences name them, in place of their ids. */
function placesIn(values: TypedSection['values'], [name = '', id, ...rest]: string[]): string[] {
  const rows = values[name];
  if (!Array.isArray(rows) || id === undefined) return id === undefined ? [name] : [name, id];
  // As rowsCodec types them.
  const place = (rows as ListEntry[]).findIndex((row) => row.id === id);
  return place < 0 ? [name, id] : [name, `${place}`, ...placesIn(rows[place].values, rest)];
}

type CodecOf = (field: FieldDefinition) => Codec;

export function sectionFields({
  kind,
  kept,
}: Pick<TypedSection, 'kind' | 'kept'>): FieldDefinitions {
  return kept ? {} : (sectionKindNamed(kind)?.fields ?? {});
}

/** What the sections' schema has made; anything else counts as none. */
function storedSections(stored: unknown): StoredSection[] {
  return Array.isArray(stored) ? (stored as StoredSection[]) : [];
}

function partsIn(
  fields: FieldDefinitions,
  values: TypedSection['values'],
  path: string,
  inside: string,
): TextPart[] {
  return fieldsIn({ fields }).flatMap(([part, { control, label, rows }]) => {
    const [own, named] = [`${path}.${part}`, `${inside}: ${label}`];
    if (!rows) return [{ path: own, isHtml: control === 'html', label: named }];
    // As rowsCodec types them.
    return (values[part] as ListEntry[]).flatMap((row, place) =>
      partsIn(
        rows.fields,
        row.values,
        rowPath(own, row.id),
        `${inside}, ${rows.noun} ${place + 1}`,
      ),
    );
  });
}

function partsOfSection(name: string, section: TypedSection): TextPart[] {
  const path = rowPath(name, section.id);
  const label = sectionKindNamed(section.kind)?.label ?? section.kind;
  const parts = partsIn(sectionFields(section), section.values, `${path}.props`, label);
  return [{ path, isHtml: false, label }, ...parts];
}

/** A text for each field of each section, and one for their order. */
export function sectionsCodec(codecOf: CodecOf): Codec<TypedSection[]> {
  const valuesOf = (
    section: Pick<TypedSection, 'kind' | 'kept'>,
    read: (name: string, own: FieldDefinition) => unknown,
  ) =>
    Object.fromEntries(
      fieldsIn({ fields: sectionFields(section) }).map(([name, own]) => [name, read(name, own)]),
    );

  function typedSection(stored: StoredSection): TypedSection {
    const { id, kind, hidden } = stored;
    const kept = kindOfSection(stored) ? null : stored;
    const { props } = currentSection(stored);
    const values = valuesOf({ kind, kept }, (name, own) => codecOf(own).typedOf(props[name], own));
    return { id, kind, hidden, values, kept };
  }

  function sentSection(typed: TypedSection): StoredSection {
    const { id, kind, hidden, values, kept } = typed;
    if (kept) return { ...kept, hidden };
    const known = sectionKindNamed(kind);
    const props = valuesOf(typed, (name, own) => codecOf(own).sentOf(values[name], own));
    return { id, kind, v: known ? versionOf(known) : 1, hidden, props };
  }

  return {
    typedOf: (stored) => storedSections(stored).map(typedSection),
    sentOf: (typed) => typed.map(sentSection),
    textsOf(name, typed) {
      const order: Fields = { [orderName(name)]: typed.map(({ id }) => id).join(' ') };
      const own = typed.flatMap((section) => {
        const { id, kind, hidden, values, kept } = section;
        const path = rowPath(name, id);
        const frame: Fields = {
          [`${path}.kind`]: kind,
          [`${path}.hidden`]: hidden ? 'yes' : '',
          ...(kept && { [`${path}.kept`]: JSON.stringify(kept) }),
        };
        const words = fieldsIn({ fields: sectionFields(section) }).map(([part, field]) =>
          codecOf(field).textsOf(`${path}.props.${part}`, values[part], field),
        );
        return [frame, ...words];
      });
      return Object.assign(order, ...own);
    },
    typedFrom: (name, fields) =>
      idsIn(fields[orderName(name)] ?? '').map((id) => {
        const path = rowPath(name, id);
        const json = fields[`${path}.kept`];
        const kind = fields[`${path}.kind`] ?? '';
        // Only textsOf writes it.
        const kept = json ? (JSON.parse(json) as StoredSection) : null;
        const values = valuesOf({ kind, kept }, (part, field) =>
          codecOf(field).typedFrom(`${path}.props.${part}`, fields, field),
        );
        return { id, kind, hidden: fields[`${path}.hidden`] === 'yes', values, kept };
      }),
    labelOf(part, name) {
      if (part === orderName(name)) return texts.order;
      return part.startsWith(`${name}.`) ? texts.part(part.split('.').at(-1) ?? '') : null;
    },
    partNamed(name, part, typed) {
      const [list, id, frame = '', ...path] = part.split('.');
      const section = list === name && typed.find((one) => one.id === id);
      if (!section) return null;
      const label = numberedName(section, typed);
      if (frame !== 'hidden' && frame !== 'props') return { label, control: 'line' };
      const places = [frame, ...placesIn(section.values, path)];
      return partOfSection(label, sectionFields(section), places);
    },
    /** A section as a whole, then what is typed in it: by ids, which stay while sections move. */
    partsOf: (name, typed) => typed.flatMap((section) => partsOfSection(name, section)),
    /** The server names a section by its place. */
    placeOf(name, path, typed) {
      if (!path.startsWith(`${name}.`)) return null;
      const [place, ...rest] = path.slice(name.length + 1).split('.');
      const section = typed[Number(place)];
      if (!section) return null;
      const [, part = '', ...inside] = rest;
      const field = sectionFields(section)[part];
      const own = `${rowPath(name, section.id)}.props.${part}`;
      const inner =
        field &&
        inside.length > 0 &&
        codecOf(field).placeOf?.(
          own,
          [own, ...inside].join('.'),
          section.values[part],
          true,
          field,
        );
      return inner || { name: own, control: own };
    },
  };
}
