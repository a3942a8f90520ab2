import { useEffect, useMemo, useState } from 'react';
import type {
  ClientRemark,
  ShownToClient,
} from '../../../../domain/api/content/sign-off/client.ts';
import { placeOfSection, rangeOfRemark, readPageText } from './page-text.ts';

/** A page in a frame, and which state of it. */
interface Drawn {
  page: Document;
  state: number;
}

const above = 96;

function scrollTo(page: Document, place: Element | Range | null): void {
  const view = page.defaultView;
  if (!view || !place) return;
  view.scrollTo({ top: place.getBoundingClientRect().top + view.scrollY - above });
}

function withThese(ids: string[]) {
  return (before: ReadonlySet<string>) =>
    ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids]);
}

/** The page in the frame: what of it was seen, and how to get to a part of it. */
export function usePage({ sections }: ShownToClient) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const text = useMemo(
    () => (drawn ? readPageText(drawn.page, sections) : null),
    [drawn, sections],
  );

  useEffect(() => {
    const view = text?.page.defaultView;
    if (!text || !view) return;
    const stop = new AbortController();
    const look = () => {
      const visible = sections.filter(({ id }) => {
        const box = placeOfSection(text, id)?.getBoundingClientRect();
        return box && box.top < view.innerHeight && box.bottom > 0;
      });
      setSeen(withThese(visible.map(({ id }) => id)));
    };
    look();
    text.page.addEventListener('scroll', look, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [text, sections]);

  return {
    text,
    seen,
    onDrawn: (page: Document) => setDrawn((before) => ({ page, state: (before?.state ?? 0) + 1 })),
    isOnPage: (id: string) => text !== null && placeOfSection(text, id) !== null,
    look(id: string) {
      if (text) scrollTo(text.page, placeOfSection(text, id));
      setSeen(withThese([id]));
    },
    lookAtRemark(remark: ClientRemark) {
      if (text) scrollTo(text.page, rangeOfRemark(text, remark));
    },
  };
}

export type PageOfClient = ReturnType<typeof usePage>;
