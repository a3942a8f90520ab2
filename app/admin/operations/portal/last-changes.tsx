import { Link } from 'react-router';
import type { RecentItem } from '../../../../domain/api/operations/overview.ts';
import { capitalized } from '../../../../domain/content/kinds/names.ts';
import { StateBadge } from '../../content/publishing/state-badge.tsx';
import { editPathOfNoun } from '../../content/screens.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import styles from './last-changes.module.css';
import { whenInWords } from './times.ts';

const shown = 3;

export function LastChanges({ items, now }: { items: RecentItem[]; now: number }) {
  return (
    <CardSection title={texts.lastChanges}>
      {items.length === 0 && <p>{texts.noChanges}</p>}
      <ul className={styles.changes}>
        {items.slice(0, shown).map(({ updated_at, state, ...item }) => (
          <li key={`${item.kind} ${item.id}`}>
            <Link to={editPathOfNoun(item)}>
              <bdi>{item.title || texts.untitled}</bdi>
            </Link>
            <p>
              <StateBadge state={state} />
              <span>
                {capitalized(item.kind)},{' '}
                <time dateTime={updated_at}>{whenInWords(updated_at, now)}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to="/admin/audit">
        {texts.allChanges}
      </Link>
    </CardSection>
  );
}
