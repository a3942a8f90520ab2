import { StateIcon } from '../../content/publishing/state-sign.tsx';
import { publishingTexts } from '../../content/texts/publishing.ts';
import type { Entry, Group } from './entries.ts';
import styles from './palette-list.module.css';
import { paletteTexts as texts } from './texts.ts';

interface PaletteListProps {
  id: string;
  title: string;
  entries: Entry[];
  /** The position of the entry that Enter chooses. */
  active: number;
  idOf: (position: number) => string;
  onChoose: (entry: Entry) => void;
}

const groups: Group[] = ['recent', 'items', 'actions', 'screens'];

export function PaletteList({ id, title, entries, active, idOf, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={title} className={styles.list}>
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        if (own.length === 0) return null;
        return (
          <fieldset key={group} aria-label={texts.groups[group]}>
            <p aria-hidden="true">{texts.groups[group]}</p>
            {own.map((entry) => {
              const position = entries.indexOf(entry);
              return (
                <Option
                  key={entry.id}
                  id={idOf(position)}
                  entry={entry}
                  isActive={position === active}
                  onChoose={onChoose}
                />
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onChoose: (entry: Entry) => void;
}

/** The field above has the keys; only a pointer presses the option itself. */
function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const { label, note, state } = entry;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
      onKeyDown={() => {}}
    >
      <span className={styles.label} dir="auto">
        {label}
      </span>
      {note && <small>{note}</small>}
      {state && (
        <small className={styles.state}>
          <StateIcon sign={state} />
          <span className="visuallyHidden">{publishingTexts.states[state]}</span>
        </small>
      )}
    </div>
  );
}
