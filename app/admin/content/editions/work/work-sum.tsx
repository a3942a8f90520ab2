import { Card } from '@mantine/core';
import { Link } from 'react-router';
import type { WorkPage } from '../../../../../domain/api/content/editions/edition-work.ts';
import { type TextState, textStates } from '../../../../../domain/content/editions/text-states.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { CardTitle } from '../../../ui/layout/card-title.tsx';
import { StateIcon } from '../../publishing/state-sign.tsx';
import { languageOf, nativeName } from '../language-names.ts';
import { squaresOf } from './squares-of.ts';
import { workTexts as texts } from './texts.ts';
import styles from './work-sum.module.css';

interface WorkSumProps {
  page: WorkPage;
  language: string;
}

const inOrder = [...textStates].reverse();

export function WorkSum({ page: { all, site }, language }: WorkSumProps) {
  const { squares, size } = squaresOf(all);
  const { tag, direction } = languageOf(language);
  return (
    <Card component="section" className={styles.sum}>
      <CardTitle>
        {languageName(language)}{' '}
        <span lang={tag} dir={direction}>
          {nativeName(language)}
        </span>
        <small>{texts.sum(all)}</small>
      </CardTitle>
      <div className={styles.squares} aria-hidden="true">
        {inOrder.flatMap((state) => squaresIn(state, squares[state]))}
      </div>
      <ul className={styles.legend}>
        {inOrder.map((state) => (
          <li key={state}>
            <StateIcon sign={state} />
            {texts.legend[state]}
          </li>
        ))}
        {size > 1 && <li>{texts.square(size)}</li>}
      </ul>
      {site.missing + site.outdated > 0 && (
        <p className={styles.site}>
          <Link to={`/admin/site-texts/${language}`}>{texts.site}</Link>
          <small>
            {texts.siteNote}: {texts.left(site)}
          </small>
        </p>
      )}
      <small className={styles.note}>{texts.leftOut}</small>
    </Card>
  );
}

function squaresIn(state: TextState, count: number) {
  // They differ in nothing but their place.
  return Array.from({ length: count }, (_, place) => `${state} ${place}`).map((key) => (
    <i key={key} data-state={state} />
  ));
}
