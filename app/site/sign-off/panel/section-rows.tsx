import type {
  SectionShown,
  ShownToClient,
} from '../../../../domain/api/content/sign-off/client.ts';
import type { PageOfClient } from '../page/use-page.ts';
import { useWords } from '../words.ts';
import { Part, Soft, TextButton } from './parts.tsx';
import styles from './section-rows.module.css';

interface RowsProps {
  shown: ShownToClient;
  page: PageOfClient;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Each section with how it stands; the answer is about those with a tick. */
export function SectionRows({ shown: { sections, remarks }, page, chosen, onToggle }: RowsProps) {
  const { words, fill, number } = useWords();
  const stateOf = useStates();
  const approved = sections.filter(({ state }) => state === 'approved').length;
  const remarksOf = (id: string) => remarks.filter(({ section }) => section === id).length;
  return (
    <Part
      title={words.sections}
      note={fill(words.approvedCount, {
        count: number(approved),
        all: number(sections.length),
      })}
    >
      <Soft>{words.sectionsNote}</Soft>
      <ul className={styles.rows}>
        {sections.map((section) => (
          <li key={section.id} data-state={section.state}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(section.id)}
                aria-label={fill(words.include, { label: section.label })}
                onChange={() => onToggle(section.id)}
              />
              <span>
                {section.label}
                <small>{stateOf(section, remarksOf(section.id))}</small>
              </span>
            </label>
            {page.isOnPage(section.id) && (
              <TextButton
                aria-label={fill(words.lookAt, { label: section.label })}
                onClick={() => page.look(section.id)}
              >
                {section.state === 'void' ? words.lookAgain : words.look}
              </TextButton>
            )}
            {page.text && !page.isOnPage(section.id) && (
              <details
                className={styles.texts}
                onToggle={(event) => event.currentTarget.open && page.look(section.id)}
              >
                <summary>{fill(words.texts, { label: section.label })}</summary>
                <dl>
                  {section.texts.map(({ path, label, text }) => (
                    <div key={path}>
                      {words.language === 'en' && <dt>{label}</dt>}
                      <dd dir="auto">{text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function useStates() {
  const { words, fill, number } = useWords();
  const named = {
    approved: words.approvedBy,
    changes: words.changesBy,
    void: words.voidBy,
    waiting: words.waiting,
  };
  return ({ state, by }: SectionShown, remarks: number): string => {
    const label = by === '' ? words[state] : fill(named[state], { name: by });
    if (remarks === 0) return label;
    return `${label} · ${fill(words.remarkCount, { count: number(remarks) })}`;
  };
}
