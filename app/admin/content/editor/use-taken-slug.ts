import { findSlugHolder } from '../../../../domain/api/content/item-lists.ts';
import { addressField, type Kind } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { request } from '../../api.ts';
import type { ItemId } from '../../item-calls.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { fieldTexts } from '../texts/fields.ts';

/** Milliseconds without a key after which a slug is asked for. */
const debounceDelay = 150;

const nobody = { id: null as string | null, free: '' };

function isUsable(kind: Pick<Kind, 'fields'>, slug: string): boolean {
  const field = kind.fields[addressField(kind) ?? ''];
  return slug !== '' && field?.input.safeParse(slug).success === true;
}

/** The item that has a slug, once the server has said; without an answer saving will tell. */
function useHolder(kind: AnyKind, slug: string): typeof nobody {
  const known = useAnswer(
    isUsable(kind, slug) ? slug : null,
    (asked, signal) =>
      request(findSlugHolder, { params: { kind: kind.name, slug: asked }, signal }),
    debounceDelay,
  );
  return known?.question === slug ? known.value : nobody;
}

interface TakenSlug {
  /** Null where the slug can be had. */
  reason: string | null;
  free: string;
}

/** Why a slug cannot be had: another item has it, or the site itself (R-7-26). */
export function useTakenSlug(kind: AnyKind, own: ItemId | null, slug: string): TakenSlug {
  const { id, free } = useHolder(kind, slug);
  const address = `${kind.address.base}${slug}`;
  if (kind.slugRefusal?.(slug)) return { reason: fieldTexts.slugReserved(address), free: '' };
  // An item of another kind has it where nobody has and another one is free.
  if (id === String(own) || (id === null && free === '')) return { reason: null, free: '' };
  return { reason: fieldTexts.slugTaken(address), free };
}
