import { useId } from 'react';
import { frameTexts } from './texts.ts';
import styles from './width-choice.module.css';

export type PreviewWidth = keyof typeof frameTexts.width;

interface WidthTexts<Width extends PreviewWidth> {
  widths: string;
  width: Record<Width, string>;
  pixels: (width: number) => string;
}

interface WidthChoiceProps<Width extends PreviewWidth> {
  widths: readonly Width[];
  width: Width;
  onChange: (width: Width) => void;
  texts?: WidthTexts<Width>;
}

export function WidthChoice<Width extends PreviewWidth>({
  widths,
  width,
  onChange,
  texts = frameTexts,
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
