import type { BulkResult } from '../../domain/api/content/bulk.ts';
import { ChangeRefused } from './change-refused.ts';
import { TwinUnexplained } from './likeness/likeness-reasons.ts';

export interface Failed {
  id: string;
  title: () => Promise<string>;
  onFailure: (failure: unknown) => void;
}

export async function bulkRefusal(error: unknown, failed: Failed): Promise<BulkResult> {
  const { id, onFailure } = failed;
  const title = await failed.title().catch(() => '');
  if (error instanceof ChangeRefused) {
    const twin = error instanceof TwinUnexplained ? { twin: error.twin } : {};
    return { id, title, outcome: 'refused', message: error.message, ...twin };
  }
  onFailure(error);
  const message = 'The server failed at this one and left it as it was. Try it again.';
  return { id, title, outcome: 'refused', message };
}
