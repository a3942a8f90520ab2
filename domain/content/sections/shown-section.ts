import type { ResolvedPicture } from '../../media/picture.ts';
import type { z } from '../../zod.ts';
import type { FieldDefinition, FieldDefinitions } from '../fields/fields.ts';
import type { ShownFilm } from '../shown.ts';
import { type Facts, withFacts, withFactsInHtml } from './facts.ts';
import type { SectionKind, SectionNeed, SectionProps } from './section.ts';
import { sectionKindNamed } from './sections.ts';

interface ShownVideo {
  address: string;
  /** What the library knows of an upload. */
  film: ShownFilm | null;
}

type ShownValue<Field extends FieldDefinition> = Field extends { control: 'image' }
  ? ResolvedPicture | null
  : Field extends { control: 'video' }
    ? ShownVideo | null
    : Field extends { rows: { fields: infer F extends FieldDefinitions } }
      ? (ShownProps<F> & { id: string })[]
      : z.infer<Field['answer']>;

/** As components get them: pictures and films are resolved, HTML is clean. */
export type ShownProps<F extends FieldDefinitions> = { [Name in keyof F]: ShownValue<F[Name]> };

export interface ShownSection<Kind extends SectionKind = SectionKind> {
  id: string;
  kind: Kind['name'];
  /** Unique on its page, for links and labels. */
  anchor: string;
  props: ShownProps<Kind['fields']>;
}

export interface ShownPage {
  page_id: number;
  name: string;
  path: string;
  /** Under which its drawings stand. */
  drawingSeed: string;
  header: 'full' | 'landing page';
  sections: ShownSection[];
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  canonical_link: string;
  social_picture: string;
  noindex: boolean;
}

type Change = (field: FieldDefinition, value: unknown) => unknown;

/** The props with each value changed by its field, in rows, too. */
export function mapValues(
  fields: FieldDefinitions,
  props: SectionProps,
  change: Change,
): SectionProps {
  const changed = Object.entries(fields).map(([name, field]) => {
    const value = props[name];
    if (!field.rows || !Array.isArray(value)) return [name, change(field, value)];
    const { fields: own } = field.rows;
    return [name, value.map((row) => ({ id: row.id, ...mapValues(own, row, change) }))];
  });
  return Object.fromEntries(changed);
}

const inWords = new Set(['line', 'lines']);

/** With the facts of the settings in its texts (R-P-11). */
export function filledSection(section: ShownSection, facts: Facts): ShownSection {
  const kind = sectionKindNamed(section.kind);
  if (!kind) return section;
  const props = mapValues(kind.fields, section.props, ({ control }, value) => {
    if (typeof value !== 'string') return value;
    if (control === 'html') return withFactsInHtml(value, facts);
    return inWords.has(control) ? withFacts(value, facts) : value;
  });
  return { ...section, props };
}

/** What the sections of a page show besides their own words, each once. */
export function needsOf(sections: Pick<ShownSection, 'kind'>[]): SectionNeed[] {
  return [...new Set(sections.flatMap(({ kind }) => sectionKindNamed(kind)?.needs ?? []))];
}

export function sectionsOfKind<Kind extends SectionKind>(
  sections: ShownSection[],
  { name }: Kind,
): ShownSection<Kind>[] {
  // The name of a section vouches for its props.
  return sections.filter(({ kind }) => kind === name) as ShownSection<Kind>[];
}
