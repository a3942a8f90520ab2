import { useEffect, useRef } from 'react';
import { writePage } from '../../../ui/preview/preview-page.ts';
import { useScale } from '../../../ui/preview/use-scale.ts';
import { brandPreviewTexts as texts } from '../texts.ts';
import styles from './page-frame.module.css';
import { showBrandIn, type TypedBrand } from './shown-brand.ts';
import type { FramedPage } from './shown-pages.ts';

interface PageFrameProps {
  page: FramedPage;
  html: string;
  /** Null for the brand that visitors see. */
  typed: TypedBrand | null;
  /** It is looked at as a whole, and not scrolled. */
  isPicture?: boolean;
}

/** A page of the site in a brand that is not published. It runs no script and leads nowhere. */
export function PageFrame({ page, html, typed, isPicture = false }: PageFrameProps) {
  const { name, width } = page;
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef(typed);
  useScale(stage, width);

  useEffect(() => {
    const opened = frame.current?.contentDocument;
    if (!opened) return;
    writePage(opened, html, (event) => event.preventDefault());
    show(opened, latest.current);
  }, [html]);

  useEffect(() => {
    latest.current = typed;
    show(frame.current?.contentDocument, typed);
  }, [typed]);

  return (
    <div ref={stage} className={styles.stage} inert={isPicture}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ inlineSize: width }}
        title={texts.frame(name, width)}
      />
    </div>
  );
}

function show(page: Document | null | undefined, typed: TypedBrand | null): void {
  if (page?.querySelector('main')) showBrandIn(page, typed);
}
