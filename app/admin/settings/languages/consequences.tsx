import { useEffect, useState } from 'react';
import { getOverview, type Overview } from '../../../../domain/api/operations/overview.ts';
import { languageName } from '../../../../domain/languages/language-name.ts';
import { prefixOf } from '../../../../domain/languages/language-path.ts';
import { hasCatalogue } from '../../../../domain/messages/catalogue-of.ts';
import { request } from '../../api.ts';
import type { LanguageChange } from './changes-of.ts';
import styles from './consequences.module.css';
import { languagesTexts as texts } from './texts.ts';

type Work = Overview['translations'];

/** Before it is saved: what visitors will see more or less of. */
export function Consequences({ changes }: { changes: LanguageChange[] }) {
  const hasChanges = changes.length > 0;
  const work = useWork(hasChanges);
  return (
    <div role="status">
      {hasChanges && (
        <div className={styles.note}>
          <strong>{texts.title}</strong>
          <ul>
            {changes.map((change) => (
              <li key={`${change.tag} ${change.becomes}`}>{wordsOf(change, work)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function wordsOf({ tag, becomes }: LanguageChange, work: Work): string {
  const own = work.find(({ language }) => language === tag) ?? null;
  const words = texts[becomes](languageName(tag), prefixOf(tag), own);
  return becomes === 'published' && !hasCatalogue(tag) ? `${words} ${texts.staysEnglish}` : words;
}

/** Before a save; null where visitors see as much as before. */
export async function questionOf(changes: LanguageChange[]): Promise<string | null> {
  if (changes.length === 0) return null;
  const work = await request(getOverview).then(
    ({ translations }) => translations,
    () => [],
  );
  return texts.question(changes.map((change) => wordsOf(change, work)));
}

/** Without an answer, nothing is said of how much is translated. */
function useWork(isAsked: boolean): Work {
  const [work, setWork] = useState<Work>([]);
  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    request(getOverview, { signal: asking.signal }).then(
      ({ translations }) => setWork(translations),
      () => {},
    );
    return () => asking.abort();
  }, [isAsked]);
  return work;
}
