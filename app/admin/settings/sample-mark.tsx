import styles from './sample-mark.module.css';
import { settingsTexts as texts } from './texts.ts';

/** On a text that the site came with and nobody has looked at yet. */
export function SampleMark() {
  return <small className={styles.sample}>{texts.sample}</small>;
}
