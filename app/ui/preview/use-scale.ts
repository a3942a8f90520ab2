import { type RefObject, useEffect } from 'react';

/** Keeps `--scale` of an element at what lets `width` CSS pixels fit into it; never larger than life. */
export function useScale(stage: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width]);
}
