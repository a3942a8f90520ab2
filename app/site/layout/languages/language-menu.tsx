import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';
import { useMessages } from '../../../ui/messages.ts';
import styles from './language-menu.module.css';
import { LanguagePanel } from './language-panel.tsx';

const menuId = 'languages';

/** In the header: a popover, which opens, closes and gives the focus back without script. */
export function LanguageMenu({ choices }: { choices: LanguageChoice[] }) {
  const { text } = useMessages();
  const current = choices.find(({ isCurrent }) => isCurrent)?.language;
  if (!current) return null;
  return (
    <div className={styles.menu}>
      <button
        className={styles.button}
        type="button"
        popoverTarget={menuId}
        aria-label={`${text('languages.choose')}: ${current.name}`}
      >
        <Globe />
        <span className={styles.name} lang={current.tag}>
          {current.name}
        </span>
      </button>
      <LanguagePanel id={menuId} choices={choices} />
    </div>
  );
}

function Globe() {
  return (
    <svg
      className={styles.globe}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </svg>
  );
}
