import type { OpenImport } from '../../../../domain/api/moving/imports.ts';

/** How many items a start would bring. */
export function plannedItems({ counts }: OpenImport): number {
  const planned = counts.filter(({ what, state }) => what === 'item' && state === 'planned');
  return planned.reduce((sum, { count }) => sum + count, 0);
}
