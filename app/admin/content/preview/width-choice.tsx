import { useId } from 'react';
import { previewTexts as texts } from '../texts/preview.ts';
import styles from './width-choice.module.css';

export type PreviewWidth = keyof typeof texts.width;

interface WidthChoiceProps<Width extends PreviewWidth> {
  widths: readonly Width[];
  width: Width;
  onChange: (width: Width) => void;
}

export function WidthChoice<Width extends PreviewWidth>({
  widths,
  width,
  onChange,
}: WidthChoiceProps<Width>) {
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
