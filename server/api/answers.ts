import { changed, found, messageFailure, statusFailure } from '../../domain/api/answers.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';

export { changed, found };
/** The failing half of a call's `response` schema. */
export const messageFailures = { '4xx': messageFailure, '5xx': messageFailure };
export const statusFailures = { '4xx': statusFailure, '5xx': statusFailure };

/** Where a deleted item is brought back. */
export function undoOf(kind: ItemKind, id: string | number): string {
  return `/api/trash/${kind}/${id}/restore`;
}
