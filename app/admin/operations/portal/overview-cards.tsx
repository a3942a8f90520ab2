import { Link } from 'react-router';
import type { Overview, RecentItem } from '../../../../domain/api/operations/overview.ts';
import { capitalized } from '../../../../domain/content/kinds/names.ts';
import { timeInWords } from '../../../../domain/site-clock.ts';
import { editPathOfNoun } from '../../content/screens.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import { NeedsYou } from './needs-you.tsx';
import styles from './overview-cards.module.css';

export function OverviewCards({ overview }: { overview: Overview }) {
  return (
    <div className={styles.overview}>
      <NeedsYou overview={overview} />
      <LastChanges items={overview.lastChanges} />
    </div>
  );
}

function LastChanges({ items }: { items: RecentItem[] }) {
  return (
    <CardSection title={texts.lastChanges}>
      {items.length === 0 && <p>{texts.noChanges}</p>}
      <div className={styles.changes}>
        <Rows>
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <div>
                <Link to={editPathOfNoun(item.kind, item.id)}>{item.title || texts.untitled}</Link>
                <p>{capitalized(item.kind)}</p>
              </div>
              <time dateTime={item.updated_at}>{timeInWords(item.updated_at)}</time>
            </li>
          ))}
        </Rows>
      </div>
    </CardSection>
  );
}
