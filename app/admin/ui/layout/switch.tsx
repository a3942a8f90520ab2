import styles from './switch.module.css';

interface Choice {
  name: string;
  isChosen: boolean;
  choose: () => void;
}

interface SwitchProps {
  label: string;
  choices: Choice[];
  /** More than a phone has room for: one row that is scrolled. */
  isLong?: boolean;
}

export function Switch({ label, choices, isLong }: SwitchProps) {
  return (
    <fieldset className={styles.switch} aria-label={label} data-long={isLong}>
      {choices.map(({ name, isChosen, choose }) => (
        <button key={name} type="button" aria-pressed={isChosen} onClick={choose}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
