import { partsOfRemark } from '../../../../domain/content/remarks/mentions.ts';
import styles from './remark-text.module.css';

/** Always as text (threat T45), in its own direction. */
export function RemarkText({ text, mentions }: { text: string; mentions: string[] }) {
  let place = 0;
  return (
    <p className={styles.text} dir="auto">
      {partsOfRemark(text).map((part) => {
        place += part.text.length;
        const isKnown = part.address !== null && mentions.includes(part.address);
        return isKnown ? <strong key={place}>{part.text}</strong> : part.text;
      })}
    </p>
  );
}
