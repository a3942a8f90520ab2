import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useScale } from '../../../../ui/preview/use-scale.ts';
import { trustedHtml } from '../../../../ui/trusted-html.ts';
import { libraryTexts as texts } from './texts.ts';
import styles from './tile.module.css';

interface TileProps {
  label: string;
  note: string;
  count?: number;
  draw?: () => string | null;
  isChosen: boolean;
  onChoose: () => void;
  add: () => void;
}

export function onEnter(add: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The button that gets the focus back would be pressed.
    event.preventDefault();
    add();
  };
}

/** A kind of section to choose, with the section itself, small. */
export function SectionTile({ label, note, count = 0, draw, isChosen, onChoose, add }: TileProps) {
  return (
    <li className={styles.tile}>
      {draw && <Picture title={label} draw={draw} />}
      <UnstyledButton
        className={styles.choose}
        aria-pressed={isChosen}
        onFocus={onChoose}
        onClick={onChoose}
        onDoubleClick={add}
        onKeyDown={onEnter(add)}
      >
        <strong>{label}</strong>
        <small>{note}</small>
        {count > 0 && <small data-kind="in use">{texts.inUse(count)}</small>}
      </UnstyledButton>
    </li>
  );
}

/** CSS pixels that the section believes it has. */
const width = 1280;

function Picture({ title, draw }: { title: string; draw: () => string | null }) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  useScale(stage, width);

  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const drawn = isNear ? draw() : null;
  useEffect(() => {
    if (drawn !== null && frame.current) frame.current.srcdoc = trustedHtml(drawn);
  }, [drawn]);

  return (
    <div ref={stage} className={styles.stage} inert>
      {drawn !== null && (
        <iframe ref={frame} className={styles.frame} sandbox="allow-same-origin" title={title} />
      )}
    </div>
  );
}
