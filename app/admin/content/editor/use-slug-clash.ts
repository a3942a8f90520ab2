import { useEffect, useState } from 'react';
import { findSlugHolder } from '../../../../domain/api/content/item-lists.ts';
import { slugProblem } from '../../../../domain/content/addresses/slug.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { request } from '../../api.ts';
import type { ItemId } from '../../item-calls.ts';
import { fieldTexts } from '../texts/fields.ts';

/** Milliseconds without a key after which a slug is asked for. */
const pause = 150;

/** The item that has a slug, once the server has said; without an answer saving will tell. */
function useHolder({ name }: AnyKind, slug: string): string | null {
  const [known, setKnown] = useState({ slug: '', id: null as string | null });
  useEffect(() => {
    if (slug === '' || slugProblem(slug) !== null) return;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      request(findSlugHolder, { params: { kind: name, slug }, signal }).then(
        ({ id }) => setKnown({ slug, id }),
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name, slug]);
  return known.slug === slug ? known.id : null;
}

/** Why a slug cannot be had: another item has it, or the site itself (R-7-26); null when it can. */
export function useSlugClash(kind: AnyKind, own: ItemId | null, slug: string): string | null {
  const holder = useHolder(kind, slug);
  const address = `${kind.address.base}${slug}`;
  if (kind.slugRefusal?.(slug)) return fieldTexts.slugReserved(address);
  return holder !== null && holder !== String(own) ? fieldTexts.slugTaken(address) : null;
}
