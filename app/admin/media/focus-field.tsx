import type { KeyboardEvent } from 'react';
import { drawingSizes } from '../../../domain/media/drawing.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import { type PictureFocus, pictureFocuses } from '../../../domain/media/upload.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import styles from './focus-field.module.css';
import { mediaTexts as texts } from './texts.ts';

interface FocusFieldProps {
  id: number;
  address: string;
  focus: PictureFocus;
  onChange: (focus: PictureFocus) => void;
}

/** The picture, on which one clicks what must stay in sight, and the shapes that it is cut to. */
export function FocusField({ id, address, focus, onChange }: FocusFieldProps) {
  const { src, srcSet } = pictureSources(address);
  return (
    <>
      <fieldset className={styles.focus}>
        <legend>{texts.focus}</legend>
        <small>{texts.focusHint}</small>
        <div className={styles.picture}>
          <img src={src} srcSet={srcSet} sizes="20rem" alt="" />
          <div className={styles.places}>
            {pictureFocuses.map((place) => (
              <label key={place}>
                <input
                  type="radio"
                  name={`focus-${id}`}
                  value={place}
                  checked={focus === place}
                  onChange={() => onChange(place)}
                  onKeyDown={(event) => moveByArrow(event, place, onChange)}
                />
                <span className="visuallyHidden">{texts.focuses[place]}</span>
              </label>
            ))}
          </div>
        </div>
      </fieldset>
      <ul className={styles.shapes} aria-label={texts.shapes}>
        {(['banner', 'hero', 'hero-tall'] as const).map((shape) => (
          <li key={shape} data-shape={shape}>
            <Picture
              src={address}
              focus={focus}
              {...drawingSizes[shape]}
              sizes="8rem"
              turn="none"
            />
            <small>{texts.shape[shape]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (place: number) => Math.min(2, Math.max(0, place));

/** Browsers step through radio buttons as through a list; these stand in rows of three. */
function moveByArrow(
  event: KeyboardEvent<HTMLInputElement>,
  from: PictureFocus,
  onChange: (focus: PictureFocus) => void,
) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const at = pictureFocuses.indexOf(from);
  const [across, down] = [within((at % 3) + step[0]), within(Math.floor(at / 3) + step[1])];
  const to = pictureFocuses[down * 3 + across];
  if (!to) return;
  onChange(to);
  event.currentTarget.closest('fieldset')?.querySelector<HTMLElement>(`[value="${to}"]`)?.focus();
}
