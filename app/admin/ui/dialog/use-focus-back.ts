import { useEffect } from 'react';

/**
 * For a dialog that is drawn only while it is open: Mantine gives the focus back where a dialog closes
 * and stays in the tree, and to nobody where it goes with its parent.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}
