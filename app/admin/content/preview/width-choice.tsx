import { useId } from 'react';
import { previewTexts as texts } from '../texts/preview.ts';
import styles from './width-choice.module.css';

const widths = [390, 768, 1440] as const;

export type PreviewWidth = (typeof widths)[number];

interface WidthChoiceProps {
  width: PreviewWidth;
  onChange: (width: PreviewWidth) => void;
}

export function WidthChoice({ width, onChange }: WidthChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.widths}>
      <legend className="visuallyHidden">{texts.widths}</legend>
      {widths.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={one === width}
            onChange={() => onChange(one)}
            // The form around it is sent by its own buttons only.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <span>
            {texts.width[one]} <small>{texts.pixels(one)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
