import { useEffect, useState } from 'react';
import { popupTexts } from '../texts/popup.ts';
import type { SaveFailure } from './use-saving.ts';

/** Milliseconds until the alert banner that says the same is gone (R-4-19). */
const bannerShownFor = 3_000;

/** What the foot of a popup says: why it was not saved, once the banner no longer says it. */
export function FootNote({ failure, changed }: { failure: SaveFailure | null; changed: boolean }) {
  const [told, setTold] = useState<SaveFailure | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setTold(failure), bannerShownFor);
    return () => clearTimeout(timer);
  }, [failure]);

  if (failure?.message && told === failure) return <span data-kind="failure">{told.message}</span>;
  return changed ? popupTexts.unsaved : null;
}
