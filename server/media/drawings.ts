import pLimit from 'p-limit';
import { findDrawnItem } from '../../db/content/addresses/drawn-item.ts';
import type { Database } from '../../db/open.ts';
import { isWebAddress } from '../../domain/content/addresses/web-address.ts';
import { addressPart, fieldsWith, type Kind, titleOf } from '../../domain/content/kind.ts';
import { numberIn } from '../../domain/content/text/number-in.ts';
import { drawingSeedOfPath } from '../../domain/media/drawing.ts';
import { maxShafts } from '../../media/flow/options.ts';
import {
  type DrawingLook,
  drawingKinds,
  drawingName,
  storeDrawings,
} from '../../media/pictures/drawings.ts';
import type { MediaStore } from '../../media/stores/store.ts';

/** The line has as many rings as the heading says (decision 0003). */
function lookOf(heading: string): DrawingLook {
  const shafts = numberIn(heading, maxShafts);
  return shafts === undefined ? {} : { shafts };
}

interface Log {
  error: (error: unknown, about: string) => void;
}

/** Once per seed (docs/decisions/0003-drawings-by-address.md), 0.2 s. A failure fails no save. */
export async function drawItem(
  seed: string,
  { media, log }: { media: MediaStore; log: Log },
  heading = '',
): Promise<void> {
  try {
    const names = drawingKinds.map((kind) => drawingName(seed, kind));
    const found = await Promise.all(names.map((name) => media.find(name)));
    if (found.includes(null)) await storeDrawings(media, seed, lookOf(heading));
  } catch (error) {
    log.error(error, 'the drawings of an item could not be made');
  }
}

/** Under what the drawings of an item stand: its address; '' for one that has a picture or no address. */
export function drawingSeed(kind: Kind, values: Record<string, unknown>): string {
  if (fieldsWith(kind, 'picture').some((name) => isWebAddress(String(values[name] ?? ''))))
    return '';
  return seedOfAddress(kind, addressPart(kind, values));
}

/** @param part what is its own in the address of an item */
export function seedOfAddress({ address }: Kind, part: string): string {
  return address.base === '' ? drawingSeedOfPath(part) : part;
}

/** What is drawn on demand is drawn one after the other, however many ask. */
const turn = pLimit(1);

/** For an item that an import has stored: its drawings are made when somebody first asks for one. */
export async function drawMissing(
  seed: string,
  { db, media, log }: { db: Database; media: MediaStore; log: Log },
): Promise<void> {
  const found = await findDrawnItem(db, seed).catch((error: unknown) => {
    log.error(error, 'the item of a drawing could not be found');
    return null;
  });
  if (!found || drawingSeed(found.kind, found.item) !== seed) return;
  await turn(() => drawItem(seed, { media, log }, titleOf(found.kind, found.item)));
}
