import { Shaft } from '../sliders/shaft.tsx';
import styles from './process.module.css';

export interface ProcessStep {
  when: string;
  heading: string;
  text: string;
}

export function Process({ steps }: { steps: ProcessStep[] }) {
  return (
    <ol className={styles.process}>
      {steps.map(({ when, heading, text }) => (
        <li key={heading} className={styles.step}>
          <span className={styles.shaft}>
            <Shaft />
          </span>
          <span className="label">{when}</span>
          <h3 className="h3">{heading}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
