import type { ReactNode } from 'react';
import styles from './choice-tiles.module.css';

interface Tile<Value extends string> {
  value: Value;
  name: string;
  note: string;
  picture: ReactNode;
}

interface ChoiceTilesProps<Value extends string> {
  legend: string;
  name: string;
  value: string;
  error: string | undefined;
  tiles: Tile<Value>[];
  /** How many stand side by side where there is room. */
  inRow: 3 | 4;
  onChange: (value: string) => void;
}

/** One of a few, each drawn as it looks; arrow keys walk through them. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { legend, name, tiles, error, inRow, onChange } = props;
  return (
    <fieldset className={styles.tiles} data-in-row={inRow}>
      <legend className="visuallyHidden">{legend}</legend>
      {tiles.map(({ value, name: says, note, picture }) => (
        <label key={value} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => onChange(value)}
          />
          <span className={styles.picture} aria-hidden="true">
            {picture}
          </span>
          <span className={styles.name}>{says}</span>
          <small>{note}</small>
        </label>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
