import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Where a form and a page have room side by side. */
const roomForBoth = '(min-width: 75em)';
const roomForTablet = '(min-width: 48em)';

/** Whether the preview is open. Beside a form it stays so for the next one; over it, it is for now. */
export function usePreviewing() {
  const isBeside = useMediaQuery(roomForBoth, undefined, { getInitialValueInEffect: false });
  const isWide = useMediaQuery(roomForTablet, undefined, { getInitialValueInEffect: false });
  const [kept, setKept] = useLocalStorage({
    key: 'previewOpen',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [over, setOver] = useState(false);
  const set = isBeside ? setKept : setOver;
  const width: 768 | 390 = isWide ? 768 : 390;
  return {
    opened: isBeside ? kept : over,
    isBeside,
    width,
    toggle: () => set((before) => !before),
    close: () => set(false),
  };
}

export type Previewing = ReturnType<typeof usePreviewing>;
