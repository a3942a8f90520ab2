import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './preview-frame.module.css';
import { changePage, documentOf, readPage, writePage } from './preview-page.ts';
import { frameTexts as texts } from './texts.ts';
import { useScale } from './use-scale.ts';

interface PreviewFrameProps {
  html: string;
  /** CSS pixels that the page believes it has. */
  width: number;
  /** The page in the frame was written, or has changed. */
  onDrawn?: (page: Document) => void;
  title?: string;
  /** Where links do not lead anywhere. */
  isHeld?: boolean;
  /** Over the page, as wide as it. */
  children?: ReactNode;
}

/**
 * The page itself. Its own policy lets it run no script and send no form; in a sandbox, Safari would not
 * let us hear its clicks either (docs/decisions/0010-preview-links.md). It is of our own origin, so that
 * its fonts and styles may be fetched and this component may keep it: what has not changed stays, with
 * its place on the screen.
 */
export function PreviewFrame({
  html,
  width,
  onDrawn,
  title = texts.frame,
  isHeld,
  children,
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useScale(stage, width);
  const drawn = useEffectEvent((page: Document) => onDrawn?.(page));
  const click = useEffectEvent((event: MouseEvent, page: Document) => {
    if (isHeld) event.preventDefault();
    else followOutside(event, page);
  });

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    if (page.querySelector('main')) changePage(page, html);
    else writePage(page, documentOf(readPage(html)), (event) => click(event, page));
    drawn(page);
  }, [html]);

  return (
    <div ref={stage} className={styles.stage} data-width={width}>
      <iframe ref={frame} className={styles.frame} title={title} />
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}

/** A link of the page opens in a tab of its own; one to a part of it scrolls there. */
function followOutside(event: MouseEvent, page: Document): void {
  const path = event.composedPath();
  const link = [...page.querySelectorAll('a[href]')].find((one) => path.includes(one));
  const address = link?.getAttribute('href');
  if (!address) return;
  event.preventDefault();
  if (address.startsWith('#')) {
    page.getElementById(decodeURIComponent(address.slice(1)))?.scrollIntoView();
  } else {
    window.open(new URL(address, location.origin), '_blank', 'noopener');
  }
}
