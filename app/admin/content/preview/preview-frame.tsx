import morphdom from 'morphdom';
import { useEffect, useRef } from 'react';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { previewTexts as texts } from '../texts/preview.ts';
import styles from './preview-frame.module.css';
import { useScale } from './use-scale.ts';

interface PreviewFrameProps {
  html: string;
  /** CSS pixels that the page believes it has. */
  width: number;
}

/**
 * The page itself. It runs no script and is of our own origin, so that its fonts and styles may be
 * fetched and this component may keep it: what has not changed stays, with its place on the screen.
 */
export function PreviewFrame({ html, width }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useScale(stage, width);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page?.querySelector('main')) change(page, html);
    else if (frame.current) frame.current.srcdoc = trustedHtml(html);
  }, [html]);

  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={texts.frame}
        sandbox="allow-same-origin"
        data-width={width}
        onLoad={({ currentTarget: { contentDocument: page } }) =>
          page?.addEventListener('click', (event) => followOutside(event, page))
        }
      />
    </div>
  );
}

/** Shows another state of the same page without loading it anew: no flash, and it stays where it was. */
function change(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  morphdom(page.body, next.body, {
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
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
