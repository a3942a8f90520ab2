import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './language-list.module.css';

/** At the end of the footer. */
export function LanguageList({ choices }: { choices: LanguageChoice[] }) {
  const { text } = useMessages();
  if (choices.length === 0) return null;
  return (
    <nav className={styles.languages} aria-label={text('languages.choose')}>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.language.tag}>
            <LanguageLink choice={choice} className={styles.choice} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
