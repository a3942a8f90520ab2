import { setImmediate } from 'node:timers/promises';
import { findItemState } from '../../../db/content/find-items.ts';
import { findTwins } from '../../../db/content/likeness/find-twins.ts';
import { comparedTexts } from '../../../db/content/likeness/twin-store.ts';
import { findProposals } from '../../../db/content/location-maker/make-pages.ts';
import { findMakes, type Maker } from '../../../db/content/location-maker/maker.ts';
import type { Database } from '../../../db/open.ts';
import type { MakerResult } from '../../../domain/api/content/location-maker.ts';
import { locationPageKind as kind } from '../../../domain/content/kinds/location-page.ts';
import { comparedText } from '../../../domain/content/likeness/compared-text.ts';
import { TwinIndex } from '../../../domain/content/likeness/twin-index.ts';
import { pageOfRow } from '../../../domain/content/location-maker/sheet.ts';

type Page = Record<string, string>;

/** Of the rows among themselves, whether pages are made of them or not. */
async function rowIndex(db: Database, pages: Map<string, Page>): Promise<TwinIndex> {
  const { maskFor } = await comparedTexts(db, kind.name);
  const index = new TwinIndex();
  for (const [id, page] of pages) {
    const text = comparedText(kind, page, maskFor(null));
    if (text) index.set(id, text);
    await setImmediate();
  }
  return index;
}

function labelOf(field: string): string {
  return (Object.entries(kind.fields).find(([name]) => name === field)?.[1].label ?? field).replace(
    '*',
    '',
  );
}

/** What each row would make, what it would change, and what it would be like. */
export async function lookedRows(db: Database, maker: Maker): Promise<MakerResult[]> {
  const pages = new Map(
    maker.sheet.rows.map(({ id, cells }) => [id, pageOfRow(maker.pattern, cells)]),
  );
  const [makes, proposals, index] = await Promise.all([
    findMakes(db),
    findProposals(db, maker),
    rowIndex(db, pages),
  ]);
  const titleOf = (id: string) => pages.get(id)?.main_heading ?? '';
  const results: MakerResult[] = [];
  for (const [row, page] of pages) {
    const changes = proposals.get(row);
    const item_id = (changes && makes.get(row)?.item_id) ?? null;
    const id = item_id === null ? null : String(item_id);
    // SQLite answers at once: without a pause no request would be served before the end.
    await setImmediate();
    const [stored] = await findTwins(db, { kind: kind.name, id, values: page });
    const [among] = index.twinsOfStored(row);
    const isStored = stored !== undefined && stored.likeness >= (among?.likeness ?? 0);
    const state = isStored ? await findItemState(db, kind.name, stored.id) : null;
    const twin = isStored
      ? { ...stored, title: state?.title ?? '' }
      : among && { ...among, title: titleOf(among.id) };
    results.push({
      row,
      title: titleOf(row),
      address: `/${kind.slugOf?.(kind.lenient.parse(page)) ?? ''}`,
      item_id,
      changes: (changes ?? []).map((change) => ({
        ...change,
        label: labelOf(change.field),
      })),
      twin: twin ? { title: twin.title, likeness: twin.likeness } : null,
    });
  }
  return results;
}
