import { Link } from 'react-router';
import { editionPath } from '../../../../../domain/content/kinds/edit-path.ts';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { itemKey } from '../../../item-calls.ts';
import { editionTexts as texts } from '../../editions/texts.ts';
import { workStateOf } from '../../editions/work-state-of.ts';
import { StateIcon } from '../../publishing/state-sign.tsx';
import type { Listed } from '../list-calls.ts';
import styles from './edition-marks.module.css';

interface EditionMarksProps {
  kind: AnyKind;
  listed: Listed;
}

/**
 * How an item of a list stands in each further language; each leads to its form. The title is not named again:
 * whoever looks for it in a row finds it once.
 */
export function EditionMarks({ kind, listed: { item, editions } }: EditionMarksProps) {
  const id = itemKey(kind, item) ?? '';
  if (editions.length === 0) return null;
  return (
    <span className={styles.marks}>
      {editions.map(({ language, ...work }) => {
        const state = workStateOf(work);
        const label = texts.inLanguage(languageName(language), texts.states[state]);
        return (
          <Link
            key={language}
            className={styles.mark}
            to={editionPath({ kind: kind.name, id, language })}
            title={label}
          >
            <StateIcon sign={state} />
            <span aria-hidden="true">{language}</span>
            <span className="visuallyHidden">{label}</span>
          </Link>
        );
      })}
    </span>
  );
}
