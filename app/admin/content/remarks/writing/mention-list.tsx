import { remarkTexts as texts } from '../texts.ts';
import styles from './mention-list.module.css';
import type { Mentioning } from './use-mentioning.ts';

/** Colleagues to choose from below a text; the keyboard stays in the text. */
export function MentionList({ mentioning }: { mentioning: Mentioning }) {
  const { id, shown, active, choose } = mentioning;
  if (shown.length === 0) return null;
  return (
    <div className={styles.mentions} role="listbox" id={id} aria-label={texts.colleagues}>
      {shown.map((email, place) => (
        <div
          key={email}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The text keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(email);
          }}
        >
          <bdi>{email}</bdi>
        </div>
      ))}
    </div>
  );
}
