import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './language-panel.module.css';

interface LanguagePanelProps {
  id: string;
  choices: LanguageChoice[];
}

export function LanguagePanel({ id, choices }: LanguagePanelProps) {
  const { text } = useMessages();
  return (
    <nav
      className={styles.panel}
      id={id}
      popover="auto"
      aria-label={text('languages.choose')}
      data-ground="paper"
    >
      <ul>
        {choices.map((choice) => (
          <li key={choice.language.tag}>
            <LanguageLink choice={choice} className={styles.choice} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
