import { useState } from 'react';
import type { LocationPageText } from '../../../../../domain/content/kinds/location-page.ts';

/** The one holder of what is typed in the location page's form. */
export function useLocationDraft(first: LocationPageText) {
  const [text, setAll] = useState(first);
  return {
    text,
    setAll,
    setText: (name: keyof LocationPageText, value: string) =>
      setAll((before) => ({ ...before, [name]: value })),
  };
}
