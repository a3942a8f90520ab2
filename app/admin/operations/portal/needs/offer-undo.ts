import { createContext, use } from 'react';
import type { Undo } from '../../../ui/undo/use-undo.ts';

/** The rows of the Portal go with what is done to them; the way back stands above them. */
export const OfferUndo = createContext<Undo['offerUndo']>(() => {});

export function useOfferUndo(): Undo['offerUndo'] {
  return use(OfferUndo);
}
