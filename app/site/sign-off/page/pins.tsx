import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type {
  ClientRemark,
  SectionShown,
  ShownToClient,
} from '../../../../domain/api/content/sign-off/client.ts';
import { useWords } from '../words.ts';
import { type PageText, placeOfSection, rangeOfRemark } from './page-text.ts';
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
  /** Remarks before it that end at the same place. */
  before: number;
  boxes: Box[];
}

function pinsIn(text: PageText, remarks: readonly ClientRemark[]): Pin[] {
  const scrolled = text.page.defaultView?.scrollY ?? 0;
  const ends = new Map<string, number>();
  return remarks.flatMap((remark, place) => {
    const range = rangeOfRemark(text, remark);
    if (!range) return [];
    const all = [...range.getClientRects()].map(({ top, left, width, height }) => ({
      top: top + scrolled,
      left,
      width,
      height,
    }));
    const boxes = remark.words ? all : all.slice(0, 1);
    const { top = 0, left = 0, width = 0 } = boxes.at(-1) ?? {};
    const end = `${top} ${left + width}`;
    const before = ends.get(end) ?? 0;
    ends.set(end, before + 1);
    const isDone = remark.resolved_at !== null;
    return [{ id: remark.remark_id, number: place + 1, isDone, before, boxes }];
  });
}

interface Standing extends Pick<SectionShown, 'id' | 'state'> {
  top: number;
  /** Its place is that of words, which it must not cover. */
  isAbove: boolean;
  remarks: number;
}

function standingsIn(text: PageText, { sections, remarks }: ShownToClient): Standing[] {
  const scrolled = text.page.defaultView?.scrollY ?? 0;
  return sections.flatMap(({ id, state }) => {
    const place = placeOfSection(text, id);
    const box = place?.getBoundingClientRect();
    const count = remarks.filter(({ section }) => section === id).length;
    if (!box || (state === 'waiting' && count === 0)) return [];
    const isAbove = place !== null && 'startContainer' in place;
    return [{ id, state, top: box.top + scrolled, isAbove, remarks: count }];
  });
}

interface PinsProps {
  text: PageText;
  shown: ShownToClient;
  width: number;
}

function pixels({ top, left, width, height }: Box): CSSProperties {
  // Of the page in the frame, which the layer makes smaller with it.
  return { top, left, width, height };
}

/** Over the page: the words of each remark with its number behind them, and how each section stands. */
export function Pins({ text, shown, width }: PinsProps) {
  const { words, fill, number: inDigits } = useWords();
  const [standings, setStandings] = useState<Standing[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<Pin[]>([]);

  useEffect(() => {
    const view = text.page.defaultView;
    const follow = () => layer.current?.style.setProperty('--scrolled', `${view?.scrollY ?? 0}px`);
    const stop = new AbortController();
    text.page.addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    const observer = new ResizeObserver(() => {
      setPins(pinsIn(text, shown.remarks));
      setStandings(standingsIn(text, shown));
      follow();
    });
    observer.observe(text.page.body);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [text, shown]);

  return (
    <div ref={layer} className={styles.pins} style={{ width }} dir="ltr" aria-hidden="true">
      {standings.map(({ id, state, top, isAbove, remarks }) => (
        <span
          key={id}
          className={styles.standing}
          data-state={state}
          data-above={isAbove || undefined}
          dir={text.page.documentElement.dir}
          style={{ top }}
        >
          {state === 'waiting'
            ? fill(words.remarkCount, { count: inDigits(remarks) })
            : words[state]}
        </span>
      ))}
      {pins.map(({ id, number, isDone, before, boxes }) =>
        boxes.map((box, place) => (
          <span
            key={`${id}-${box.top}-${box.left}`}
            className={styles.marked}
            data-done={isDone || undefined}
            style={pixels(box)}
          >
            {place === boxes.length - 1 && (
              <b className={styles.pin} style={{ translate: `${-120 * before}%` }}>
                {number}
              </b>
            )}
          </span>
        )),
      )}
    </div>
  );
}
