import type { FieldDefinitions } from '../fields/fields.ts';

/** What a section shows besides its own words; a page fetches each once (R-P-03). */
export type SectionNeed =
  | 'portfolio'
  | 'recentWork'
  | 'reviewedStudies'
  | 'categoryNames'
  | 'latestBlogs'
  | 'clients'
  | 'caseStudyList'
  | 'blogList';

/** What a section does on its page, by which the library is filtered. */
export const sectionPurposes = {
  opening: 'Opening',
  media: 'Text and media',
  explain: 'Explanation',
  work: 'Work',
  proof: 'Proof',
  contact: 'Contact',
} as const;

export type SectionPurpose = keyof typeof sectionPurposes;

export type SectionProps = Record<string, unknown>;

/** Pure, from one version to the next one. */
type Upgrade = (props: SectionProps) => SectionProps;

/** As it is stored in a page (R-P-02). */
export interface StoredSection {
  id: string;
  kind: string;
  /** The version of its kind that wrote `props`, from 1. */
  v: number;
  hidden: boolean;
  props: SectionProps;
}

export interface SectionKind<
  Name extends string = string,
  F extends FieldDefinitions = FieldDefinitions,
> {
  name: Name;
  /** What editors call it. */
  label: string;
  purpose: SectionPurpose;
  fields: F;
  needs: readonly SectionNeed[];
  /** Shows something though nothing was typed. */
  standsAlone: boolean;
  /** The first leads from version 1 to 2. */
  upgrades: readonly Upgrade[];
}

export function defineSection<const Name extends string, const F extends FieldDefinitions>(
  section: Pick<SectionKind<Name, F>, 'name' | 'label' | 'purpose' | 'fields'> &
    Partial<Pick<SectionKind, 'needs' | 'standsAlone' | 'upgrades'>>,
): SectionKind<Name, F> {
  const { needs = [] } = section;
  return { needs, standsAlone: needs.length > 0, upgrades: [], ...section };
}

export function versionOf({ upgrades }: Pick<SectionKind, 'upgrades'>): number {
  return upgrades.length + 1;
}

/** As the present version of the kind would have written them; nothing is checked. */
export function upgradedProps(
  { upgrades }: Pick<SectionKind, 'upgrades'>,
  { v, props }: Pick<StoredSection, 'v' | 'props'>,
): SectionProps {
  return upgrades.slice(v - 1).reduce((before, upgrade) => upgrade(before), props);
}

/** A value for each field, whatever is wrong with what is stored. */
export function currentProps(kind: SectionKind, stored: StoredSection): SectionProps {
  const props = upgradedProps(kind, stored);
  const values = Object.entries(kind.fields).map(([name, { lenient, empty }]) => [
    name,
    props[name] === undefined ? empty : lenient.parse(props[name]),
  ]);
  return Object.fromEntries(values);
}
