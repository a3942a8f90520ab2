import { useEffect, useEffectEvent } from 'react';
import { sectionMark } from '../../../ui/preview/preview-page.ts';
import type { Clicked } from './control-at.ts';
import type { DrawnPage } from './use-boxes.ts';

interface Pointed {
  onHover: (id: string | null) => void;
  onPick: (id: string, clicked: Clicked) => void;
  onScroll: (top: number) => void;
}

/** No `instanceof`: what is in a frame has classes of its own. */
function sectionAt(event: Event, page: Document): Element | undefined {
  const path = event.composedPath();
  return [...page.querySelectorAll(`[${sectionMark}]`)].find((one) => path.includes(one));
}

function clickedIn(event: Event, section: Element): Clicked {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(section) + 1);
  const words = inside.map((one) => ('textContent' in one ? String(one.textContent) : ''));
  const shown = inside.find((one) => 'currentSrc' in one);
  return shown ? { words, file: String(shown.currentSrc) } : { words };
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
        if (section && id !== null) pick(id, clickedIn(event, section));
      },
      { signal },
    );
    page.addEventListener('scroll', () => scroll(page.defaultView?.scrollY ?? 0), { signal });
    return () => stop.abort();
  }, [page]);
}
