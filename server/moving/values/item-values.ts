import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { lookNote, type SourceItem, type SourceNote } from '../../../domain/moving/source-entry.ts';
import { blogValues } from './blog.ts';
import { caseStudyValues } from './case-study.ts';
import { locationPageValues } from './location-page.ts';
import type { MadeValues } from './made.ts';
import { pageValues } from './page.ts';

const makers: Record<ItemKind, (item: SourceItem) => MadeValues<Record<string, unknown>>> = {
  [blogKind.name]: blogValues,
  [pageKind.name]: pageValues,
  [caseStudyKind.name]: caseStudyValues,
  [locationPageKind.name]: locationPageValues,
};

/** The fields of a kind of ours that an item of a foreign site fills, with the notes of its reader. */
export function itemValues(item: SourceItem, kind: ItemKind): MadeValues<Record<string, unknown>> {
  const { notes, ...made } = makers[kind](item);
  // First what nobody has to look at: the ledger tells it by its last note.
  const all = [...item.notes, ...notes];
  const isLook = ({ became }: SourceNote) => became === lookNote;
  return { ...made, notes: [...all.filter(isLook), ...all.filter((note) => !isLook(note))] };
}
