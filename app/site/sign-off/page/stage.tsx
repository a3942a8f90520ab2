import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownToClient } from '../../../../domain/api/content/sign-off/client.ts';
import { Button } from '../../../ui/button.tsx';
import { PreviewFrame } from '../../../ui/preview/preview-frame.tsx';
import { WidthChoice } from '../../../ui/preview/width-choice.tsx';
import { useWords } from '../words.ts';
import { type MarkedOnPage, markedOnPage } from './page-text.ts';
import { Pins } from './pins.tsx';
import styles from './stage.module.css';
import type { PageOfClient } from './use-page.ts';

const widths = [1280, 820, 390] as const;

interface StageProps {
  shown: ShownToClient;
  page: PageOfClient;
  onMark: (marked: MarkedOnPage) => void;
  /** Past the links of the page, which Tab walks through. */
  onSkip: () => void;
}

export function Stage({ shown, page, onMark, onSkip }: StageProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>(1280);
  const [marked, setMarked] = useState<MarkedOnPage | null>(null);
  const { words, fill } = useWords();
  const { text } = page;
  const widthTexts = {
    widths: words.widths,
    width: { 1280: words.desktop, 820: words.tablet, 390: words.phone },
    pixels: (pixels: number) => fill(words.pixels, { width: pixels }),
  };
  const look = useEffectEvent(() => setMarked(text && markedOnPage(text)));

  useEffect(() => {
    if (matchMedia('(max-width: 48em)').matches) setWidth(390);
    else if (matchMedia('(max-width: 64em)').matches) setWidth(820);
  }, []);

  useEffect(() => {
    if (!text) return;
    // What was marked before the page was read.
    look();
    const stop = new AbortController();
    text.page.addEventListener('selectionchange', () => look(), { signal: stop.signal });
    return () => stop.abort();
  }, [text]);

  return (
    <section className={styles.stage} aria-label={words.page}>
      <div className={styles.widths}>
        <WidthChoice widths={widths} width={width} onChange={setWidth} texts={widthTexts} />
      </div>
      {/* No link: the fragment of this page is the token. */}
      <button type="button" className={styles.skip} onClick={onSkip}>
        {words.skipPage}
      </button>
      <PreviewFrame
        html={shown.html}
        width={width}
        onDrawn={page.onDrawn}
        title={words.page}
        isHeld
      >
        {text && <Pins text={text} shown={shown} width={width} />}
      </PreviewFrame>
      {marked && (
        <p className={styles.offer}>
          <Button
            size="small"
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onMark(marked);
              setMarked(null);
            }}
          >
            {words.remarkOnWords}
          </Button>
        </p>
      )}
    </section>
  );
}
