import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ClientRemark } from '../../../../domain/api/content/sign-off/client.ts';
import { type PageText, rangeOfRemark } from './page-text.ts';
import styles from './pins.module.css';

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Pin {
  id: number;
  number: number;
  isDone: boolean;
  boxes: Box[];
}

function pinsIn(text: PageText, remarks: readonly ClientRemark[]): Pin[] {
  const scrolled = text.page.defaultView?.scrollY ?? 0;
  return remarks.flatMap((remark, place) => {
    const range = rangeOfRemark(text, remark);
    if (!range) return [];
    const boxes = [...range.getClientRects()].map(({ top, left, width, height }) => ({
      ...{ top: top + scrolled, left, width, height },
    }));
    const isDone = remark.resolved_at !== null;
    return [
      {
        id: remark.remark_id,
        number: place + 1,
        isDone,
        boxes: remark.words ? boxes : boxes.slice(0, 1),
      },
    ];
  });
}

interface PinsProps {
  text: PageText;
  remarks: readonly ClientRemark[];
  width: number;
}

function pixels({ top, left, width, height }: Box): CSSProperties {
  // Of the page in the frame, which the layer makes smaller with it.
  return { top, left, width, height };
}

/** Over the page: the words of each remark, and its number behind them. */
export function Pins({ text, remarks, width }: PinsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<Pin[]>([]);

  useEffect(() => {
    const view = text.page.defaultView;
    const follow = () => layer.current?.style.setProperty('--scrolled', `${view?.scrollY ?? 0}px`);
    const stop = new AbortController();
    text.page.addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    const observer = new ResizeObserver(() => {
      setPins(pinsIn(text, remarks));
      follow();
    });
    observer.observe(text.page.body);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [text, remarks]);

  return (
    <div ref={layer} className={styles.pins} data-width={width} dir="ltr" aria-hidden="true">
      {pins.map(({ id, number, isDone, boxes }) =>
        boxes.map((box, place) => (
          <span
            key={`${id}-${box.top}-${box.left}`}
            className={styles.marked}
            data-done={isDone || undefined}
            style={pixels(box)}
          >
            {place === boxes.length - 1 && <b className={styles.pin}>{number}</b>}
          </span>
        )),
      )}
    </div>
  );
}
