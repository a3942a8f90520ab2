import { useEffect, useState } from 'react';
import { sectionMark } from '../../../ui/preview/preview-page.ts';

/** Where a section stands in its page, in pixels of the page. */
export interface Box {
  id: string;
  top: number;
  height: number;
  /** As its component says; one that says none stands on paper. */
  ground: string;
}

export interface DrawnPage {
  page: Document;
  state: number;
}

function boxesIn(page: Document): Box[] {
  const scrolled = page.defaultView?.scrollY ?? 0;
  const boxes = new Map<string, Box>();
  for (const element of page.querySelectorAll<HTMLElement>(`[${sectionMark}]`)) {
    const id = element.getAttribute(sectionMark) ?? '';
    const { top, bottom } = element.getBoundingClientRect();
    const before = boxes.get(id);
    const first = before?.top ?? top + scrolled;
    const ground = before?.ground ?? element.dataset.ground ?? 'paper';
    boxes.set(id, { id, top: first, height: bottom + scrolled - first, ground });
  }
  return [...boxes.values()];
}

/** Where the sections of a page in a frame stand, also after its pictures and typefaces have come. */
export function useBoxes(drawn: DrawnPage | null): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);

  useEffect(() => {
    if (!drawn) return;
    const { page } = drawn;
    const observer = new ResizeObserver(() => {
      const found = boxesIn(page);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    });
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [drawn]);

  return boxes;
}
