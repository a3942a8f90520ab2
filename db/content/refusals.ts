import type { BulkResult } from '../../domain/api/content/bulk.ts';
import { SlugTaken } from './addresses/slug-taken.ts';
import { UnknownCategory } from './categories.ts';
import { EditionRefused } from './editions/save-edition.ts';
import { NotRestorable } from './history/restore.ts';
import { ItemLasting } from './lasting.ts';
import { TwinUnexplained } from './likeness/likeness-reasons.ts';
import { NotPublishable } from './publishing/not-publishable.ts';
import { VersionConflict } from './versions.ts';

export interface Failed {
  id: string;
  title: () => Promise<string>;
  onFailure: (failure: unknown) => void;
}

const refusals = [
  EditionRefused,
  ItemLasting,
  NotPublishable,
  NotRestorable,
  SlugTaken,
  UnknownCategory,
  VersionConflict,
];

/** Whether a change was refused for what it is: tried again it would be refused again. */
export function isRefused(error: unknown): error is Error {
  return refusals.some((kind) => error instanceof kind);
}

export async function bulkRefusal(error: unknown, failed: Failed): Promise<BulkResult> {
  const { id, onFailure } = failed;
  const title = await failed.title().catch(() => '');
  if (isRefused(error)) {
    const twin = error instanceof TwinUnexplained ? { twin: error.twin } : {};
    return { id, title, outcome: 'refused', message: error.message, ...twin };
  }
  onFailure(error);
  const message = 'The server failed at this one and left it as it was. Try it again.';
  return { id, title, outcome: 'refused', message };
}
