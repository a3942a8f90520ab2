import { Link } from 'react-router';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { itemKey } from '../../../item-calls.ts';
import { editionPath } from '../../editions/edition-path.ts';
import { languageName } from '../../editions/language-names.ts';
import { editionTexts as texts } from '../../editions/texts.ts';
import { workStateOf } from '../../editions/work-state-of.ts';
import { StateIcon } from '../../publishing/state-sign.tsx';
import { listTexts } from '../../texts/lists.ts';
import type { Listed } from '../list-calls.ts';
import styles from './edition-marks.module.css';

interface EditionMarksProps {
  kind: AnyKind;
  listed: Listed;
  title: string;
}

/** How an item of a list stands in each further language; each leads to its form. */
export function EditionMarks({ kind, listed: { item, editions }, title }: EditionMarksProps) {
  return editions.map(({ language, ...work }) => {
    const state = workStateOf(work);
    const id = itemKey(kind, item) ?? '';
    return (
      <Link
        key={language}
        className={styles.mark}
        to={editionPath({ kind: kind.name, id, language })}
        title={texts.inLanguage(languageName(language), texts.states[state])}
      >
        <StateIcon sign={state} />
        <span aria-hidden="true">{language}</span>
        <span className="visuallyHidden">
          {texts.inLanguage(languageName(language), texts.states[state])}
          {listTexts.on(title)}
        </span>
      </Link>
    );
  });
}
