import type { KeyboardEvent, MouseEvent } from 'react';
import { drawingSizes } from '../../../domain/media/drawing.ts';
import type { FocusPoint } from '../../../domain/media/focus.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import { socialPictureSize } from '../../../domain/media/social-picture.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import styles from './focus-field.module.css';
import { mediaTexts as texts } from './texts.ts';

const shapes = {
  banner: drawingSizes.banner,
  hero: drawingSizes.hero,
  'hero-tall': drawingSizes['hero-tall'],
  social: socialPictureSize,
} as const;

const shapeNames = ['banner', 'hero', 'hero-tall', 'social'] as const;

interface FocusFieldProps {
  address: string;
  point: FocusPoint;
  onChange: (point: FocusPoint) => void;
}

/** The picture, on which one clicks what must stay in sight, and the shapes that it is cut to. */
export function FocusField({ address, point, onChange }: FocusFieldProps) {
  const { src, srcSet } = pictureSources(address);
  const { x, y } = point;
  return (
    <>
      <fieldset className={styles.focus}>
        <legend>{texts.focus}</legend>
        <small>{texts.focusHint}</small>
        <button
          type="button"
          className={styles.picture}
          aria-label={texts.focusAt(x, y)}
          onClick={(event) => moveToClick(event, onChange)}
          onKeyDown={(event) => moveByArrow(event, point, onChange)}
        >
          <img src={src} srcSet={srcSet} sizes="20rem" alt="" />
          <span
            className={styles.mark}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          />
        </button>
        <p role="status">{texts.focusSays(x, y)}</p>
      </fieldset>
      <ul className={styles.shapes} aria-label={texts.shapes}>
        {shapeNames.map((shape) => (
          <li key={shape} data-shape={shape}>
            <Picture src={address} focus={point} {...shapes[shape]} sizes="8rem" turn="none" />
            <small>{texts.shape[shape]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

function moveToClick(event: MouseEvent<HTMLButtonElement>, onChange: (point: FocusPoint) => void) {
  // Enter and the space bar press it at no place.
  if (event.detail === 0) return;
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  onChange({
    x: percent(((event.clientX - left) / width) * 100),
    y: percent(((event.clientY - top) / height) * 100),
  });
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** By one percent, with Shift by ten. */
function moveByArrow(
  event: KeyboardEvent<HTMLButtonElement>,
  { x, y }: FocusPoint,
  onChange: (point: FocusPoint) => void,
) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const by = event.shiftKey ? 10 : 1;
  onChange({ x: percent(x + step[0] * by), y: percent(y + step[1] * by) });
}
