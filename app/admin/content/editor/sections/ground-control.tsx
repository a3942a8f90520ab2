import { textOfField } from '../draft.ts';
import type { ControlProps } from '../form.ts';
import styles from './ground-control.module.css';

export function GroundControl({ name, field, form, onChange }: ControlProps) {
  const { options = [], words = {}, taken = [], hint, label } = field;
  const chosen = textOfField(form.draft, name);
  const hintId = `${name}-hint`;
  return (
    <fieldset className={styles.grounds} aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.ground}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            disabled={taken.includes(option)}
            onChange={() => onChange(() => option)}
          />
          <span className={styles.swatch} data-ground={option} />
          {words[option] ?? option}
        </label>
      ))}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {form.errors[name] && <p className={styles.error}>{form.errors[name]}</p>}
    </fieldset>
  );
}
