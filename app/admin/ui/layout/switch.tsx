import styles from './switch.module.css';

interface Choice {
  name: string;
  isChosen: boolean;
  choose: () => void;
}

/** A few ways to look at one thing, one of them pressed. */
export function Switch({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {choices.map(({ name, isChosen, choose }) => (
        <button key={name} type="button" aria-pressed={isChosen} onClick={choose}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
