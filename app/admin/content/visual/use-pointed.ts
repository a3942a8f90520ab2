import { useEffect, useEffectEvent } from 'react';
import { sectionMark } from '../../../ui/preview/preview-page.ts';
import type { DrawnPage } from './use-boxes.ts';

interface Pointed {
  onHover: (id: string | null) => void;
  /** With the words of what was clicked, and of what is around it. */
  onPick: (id: string, clicked: string[]) => void;
  onScroll: (top: number) => void;
}

/** No `instanceof`: what is in a frame has classes of its own. */
function sectionAt(event: Event, page: Document): Element | undefined {
  const path = event.composedPath();
  return [...page.querySelectorAll(`[${sectionMark}]`)].find((one) => path.includes(one));
}

function wordsAround(event: Event, section: Element): string[] {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(section) + 1);
  return inside.map((one) => ('textContent' in one ? String(one.textContent) : ''));
}

/** Listens in the frame from outside: no script runs in it. */
export function usePointed(drawn: DrawnPage | null, { onHover, onPick, onScroll }: Pointed): void {
  const hover = useEffectEvent(onHover);
  const pick = useEffectEvent(onPick);
  const scroll = useEffectEvent(onScroll);
  const page = drawn?.page;

  useEffect(() => {
    if (!page) return;
    const stop = new AbortController();
    const { signal } = stop;
    const idAt = (event: Event) => sectionAt(event, page)?.getAttribute(sectionMark) ?? null;
    page.addEventListener('pointerover', (event) => hover(idAt(event)), { signal });
    page.documentElement.addEventListener('pointerleave', () => hover(null), { signal });
    page.addEventListener(
      'click',
      (event) => {
        const section = sectionAt(event, page);
        const id = idAt(event);
        if (section && id !== null) pick(id, wordsAround(event, section));
      },
      { signal },
    );
    page.addEventListener('scroll', () => scroll(page.defaultView?.scrollY ?? 0), { signal });
    return () => stop.abort();
  }, [page]);
}
