import { randomBytes } from 'node:crypto';
import type { DemoChoice, DemoPart, DemoParts } from '../../../domain/api/content/first-hour.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { itemKinds } from '../../../domain/content/kinds/names.ts';
import { editionKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Testimonial } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findEditedSettings, saveSettingsPart } from '../../settings.ts';
import { changeMany } from '../bulk/change-many.ts';
import { undoMany } from '../bulk/undo-many.ts';
import { changeContent } from '../content-version.ts';
import type { Save } from '../versions.ts';
import { type FirstItem, findFirstItems } from './find-first-items.ts';
import {
  findFirstTexts,
  findUneditedTexts,
  putBackTexts,
  removeTexts,
} from './first-site-texts.ts';
import { type BlankPages, blankLastingPages, findLastingPages } from './lasting-pages.ts';
import { changeLoad, findLoad, type Removal } from './load-note.ts';

/** Those that nobody has edited, and those that somebody has. */
async function findTestimonials(db: Database) {
  const edited = await findEditedSettings(db);
  const all: Testimonial[] = edited?.settings.testimonials ?? [];
  const isSample = (index: number) => edited?.samples.includes(`testimonials.${index}`) ?? false;
  return {
    first: all.filter((_, index) => isSample(index)),
    own: all.filter((_, index) => !isSample(index)),
  };
}

function partOf(
  part: DemoPart,
  items: readonly Pick<FirstItem, 'title' | 'isEdited'>[],
): DemoParts {
  return {
    part,
    goes: items.filter(({ isEdited }) => !isEdited).map(({ title }) => title),
    stays: items.filter(({ isEdited }) => isEdited).map(({ title }) => title),
  };
}

async function findRemovable(db: Database, kind: Kind): Promise<FirstItem[]> {
  return (await findFirstItems(db, kind)).filter(({ isLasting }) => !isLasting);
}

/** Of items and of the site itself, in all further languages, those that were removed too. */
async function findWords(db: Database): Promise<DemoParts> {
  const editions = await Promise.all(editionKinds.map((kind) => findFirstItems(db, kind)));
  const ofSite = (await findFirstTexts(db)).map(({ language, isEdited }) => {
    return { title: language, isEdited };
  });
  return partOf('edition', [...editions.flat(), ...ofSite]);
}

export async function findDemo(db: Database, blanks: BlankPages): Promise<DemoParts[]> {
  const [items, lasting, { first }, words] = await Promise.all([
    Promise.all(
      itemKinds.map(async (name) => partOf(name, await findRemovable(db, kindNamed(name)))),
    ),
    findLastingPages(db, blanks),
    findTestimonials(db),
    findWords(db),
  ]);
  return [
    ...items,
    partOf('lasting-page', lasting),
    { part: 'testimonial' as const, goes: first.map(({ name }) => name), stays: [] },
    words,
  ];
}

interface Doing {
  save: Save;
  onFailure: (failure: unknown) => void;
}

interface Removing extends Doing {
  action: 'trash' | 'take back';
  bulk: string;
}

async function changeItems(db: Database, kind: Kind, removing: Removing): Promise<number> {
  const { action, bulk, save, onFailure } = removing;
  const items = await findRemovable(db, kind);
  const ids = items.filter(({ isEdited }) => !isEdited).map(({ id }) => id);
  const change = { action, ids, category: null };
  const results = await changeMany(db, kind, { change, bulk, save }, onFailure);
  return results.filter(({ outcome }) => outcome === 'done').length;
}

/** Editions first, so that each is a thing of its own: with an original its editions go, too. */
async function removeItems(
  db: Database,
  { parts, drafts }: DemoChoice,
  removing: Omit<Removing, 'action'>,
): Promise<number> {
  let count = 0;
  for (const kind of parts.includes('edition') ? editionKinds : [])
    count += await changeItems(db, kind, { ...removing, action: 'trash' });
  for (const kind of itemKinds) {
    const isDraft = drafts.includes(kind);
    const action = isDraft ? 'take back' : 'trash';
    if (isDraft || parts.includes(kind))
      count += await changeItems(db, kindNamed(kind), { ...removing, action });
  }
  return count;
}

function isNotAmong(others: readonly Testimonial[]): (one: Testimonial) => boolean {
  return (one) => !others.some(({ name, excerpt }) => name === one.name && excerpt === one.excerpt);
}

async function removeTestimonials(db: Database, save: Save): Promise<number> {
  return changeContent(db, async (transaction) => {
    const { first, own } = await findTestimonials(transaction);
    if (first.length > 0) await saveSettingsPart(transaction, { testimonials: own }, save);
    return first.length;
  });
}

/** @returns how many */
async function putBackTestimonials(
  db: Database,
  removed: readonly Testimonial[],
  save: Save,
): Promise<number> {
  return changeContent(db, async (transaction) => {
    const { first, own } = await findTestimonials(transaction);
    const there = [...first, ...own];
    const back = removed.filter(isNotAmong(there));
    const testimonials = [...there, ...back];
    if (back.length > 0) await saveSettingsPart(transaction, { testimonials }, save);
    return back.length;
  });
}

async function noteRemoval(db: Database, more: Partial<Removal> & Pick<Removal, 'bulk' | 'count'>) {
  const { bulk, count, testimonials = [], texts = [] } = more;
  await changeLoad(db, ({ removal }) => ({
    removal: {
      bulk,
      at: removal && count === 0 ? removal.at : new Date().toISOString(),
      count: (removal?.count ?? 0) + count,
      testimonials: [...(removal?.testimonials ?? []), ...testimonials],
      texts: [...(removal?.texts ?? []), ...texts],
    },
  }));
}

/**
 * Sends what nobody has edited to the trash, or keeps it as drafts (R-S-03). What was removed before and
 * not taken back is taken back together with it, and so is what a removal that broke off has removed.
 *
 * @returns how many things; null where the site did not begin with the demo
 */
export async function removeDemoParts(
  db: Database,
  { parts, drafts, blanks }: DemoChoice & { blanks: BlankPages },
  doing: Doing,
): Promise<number | null> {
  const note = await findLoad(db);
  if (note?.content !== 'demo') return null;
  const { save } = doing;
  const has = (part: DemoPart) => parts.includes(part);
  const bulk = note.removal?.bulk ?? randomBytes(12).toString('hex');
  const texts = has('edition') ? await findUneditedTexts(db) : [];
  const first = has('testimonial') ? (await findTestimonials(db)).first : [];
  // One that broke off has noted them before.
  const testimonials = first.filter(isNotAmong(note.removal?.testimonials ?? []));
  await noteRemoval(db, { bulk, count: 0, testimonials, texts });
  const steps = [
    () => removeTexts(db, texts, save),
    () => removeItems(db, { parts, drafts }, { ...doing, bulk }),
    () => (has('lasting-page') ? blankLastingPages(db, blanks, bulk, save) : 0),
    () => (has('testimonial') ? removeTestimonials(db, save) : 0),
  ];
  let all = 0;
  for (const step of steps) {
    const count = await step();
    if (count > 0) await noteRemoval(db, { bulk, count });
    all += count;
  }
  if (all === 0 && !note.removal) await changeLoad(db, () => ({ removal: null }));
  return all;
}

/** @returns how many came back, and what was refused; null where nothing was removed */
export async function restoreDemoParts(db: Database, { save, onFailure }: Doing) {
  const removal = (await findLoad(db))?.removal;
  if (!removal) return null;
  const results = await undoMany(db, removal.bulk, save, onFailure);
  const testimonials = await putBackTestimonials(db, removal.testimonials, save);
  const words = await putBackTexts(db, removal.texts ?? [], save);
  await changeLoad(db, () => ({ removal: null }));
  const refused = results.filter(({ outcome }) => outcome !== 'done');
  return { count: results.length - refused.length + testimonials + words, refused };
}
