import type {
  SectionShown,
  ShownToClient,
} from '../../../../domain/api/content/sign-off/client.ts';
import { WordDifferences } from '../../../ui/word-differences.tsx';
import type { PageOfClient } from '../page/use-page.ts';
import { useWords } from '../words.ts';
import styles from './changed.module.css';
import { Part } from './parts.tsx';

interface ChangedProps {
  shown: ShownToClient;
  page: PageOfClient;
}

/** Sections that are not as they were approved, and which words differ (R-A-03). */
export function Changed({ shown: { sections }, page }: ChangedProps) {
  const { words, fill, and } = useWords();
  const changed = sections.filter(({ state }) => state === 'void');
  if (changed.length === 0) return null;
  const quoted = changed.map(({ label }) => fill(words.quoted, { label }));
  return (
    <Part>
      <div className={styles.changed}>
        <p role="status">
          <b>{fill(words.voidTitle, { labels: and(quoted) })}</b> {words.voidText}
        </p>
        {changed.map((section) => (
          <details key={section.id} onToggle={() => page.look(section.id)}>
            <summary>
              {changed.length === 1
                ? words.showChanged
                : fill(words.showChangedIn, { label: section.label })}
            </summary>
            <Differences section={section} />
          </details>
        ))}
      </div>
    </Part>
  );
}

function Differences({ section: { changed } }: { section: SectionShown }) {
  const { words } = useWords();
  if (changed.length === 0) return <p>{words.noWords}</p>;
  return (
    <dl>
      {changed.map(({ label, pieces }) => (
        <div key={`${label} ${pieces.at(-1)?.end}`}>
          {words.language === 'en' && <dt>{label}</dt>}
          <dd dir="auto">
            <WordDifferences pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
