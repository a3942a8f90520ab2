import { useMemo } from 'react';
import type { Kind } from '../../../../domain/content/kind.ts';
import type { StoredItem } from '../../item-calls.ts';
import { fieldTexts } from '../texts/fields.ts';

/** Why a slug cannot be had: another of the known items has it, or the site itself (R-7-26). */
export function useClashes(kind: Kind, known: readonly StoredItem[], item: StoredItem | null) {
  const { key, address, slugOf, slugRefusal } = kind;
  const own = item?.[key.column];
  const taken = useMemo(() => {
    const others = known.filter((one) => one[key.column] !== own);
    return new Set(others.map((one) => slugOf?.(one)));
  }, [known, own, key, slugOf]);

  return (slug: string) => {
    if (slugRefusal?.(slug)) return fieldTexts.slugReserved(`${address.base}${slug}`);
    return taken.has(slug) ? fieldTexts.slugTaken(`${address.base}${slug}`) : null;
  };
}
