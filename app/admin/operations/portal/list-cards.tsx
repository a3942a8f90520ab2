import { Suspense, use } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../../../domain/api/operations/overview.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import caseStudiesPicture from '../../../pictures/case-studies-hero.svg';
import locationPagesPicture from '../../../pictures/company-hero.svg';
import blogsPicture from '../../../pictures/question-panel.svg';
import pagesPicture from '../../../pictures/quote-panel.svg';
import { listScreens } from '../../shell/side-bar.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import type { Outcome } from '../../ui/loaded.tsx';
import { useBrandFolder } from '../../ui/site-brand.ts';
import { portalTexts as texts } from '../texts/portal.ts';
import styles from './list-cards.module.css';

const pictures: Record<string, string> = {
  '/admin/casestudy': caseStudiesPicture,
  '/admin/blogs': blogsPicture,
  '/admin/location-pages': locationPagesPicture,
  '/admin/pages': pagesPicture,
};

type OverviewOutcome = Promise<Outcome<Overview>>;

/** The lists of the Portal (R-2.7-02). */
export function ListCards({ overview }: { overview: OverviewOutcome }) {
  const brandFolder = useBrandFolder();
  return (
    <ul className={styles.lists}>
      {listScreens.map(({ kind, path, name }) => (
        <li key={path}>
          <Link to={path}>
            <img
              src={brandFolder + (pictures[path] ?? blogsPicture)}
              alt=""
              width={96}
              height={80}
            />
            <div>
              <CardTitle>{name}</CardTitle>
              <p>
                <Suspense fallback={texts.counting}>
                  <Counts of={overview} kind={kind} />
                </Suspense>
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Counts({ of, kind }: { of: OverviewOutcome; kind: ItemKind }) {
  const outcome = use(of);
  if (!('data' in outcome)) return texts.notReachable;
  const { counts, published } = outcome.data;
  return texts.published(published[kind], counts[kind] - published[kind]);
}
