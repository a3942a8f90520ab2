import type { OpenImport } from '../../../../domain/api/moving/imports.ts';

export function plannedItems({ counts }: OpenImport): number {
  const planned = counts.filter(({ what, state }) => what === 'item' && state === 'planned');
  return planned.reduce((sum, { count }) => sum + count, 0);
}
