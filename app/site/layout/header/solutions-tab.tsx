import { useLocation } from 'react-router';
import type {
  GroupsEntry,
  LinkGroup,
  ShownMenus,
} from '../../../../domain/settings/menus/shown-menus.ts';
import quotePanel from '../../../pictures/quote-panel.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/icons.tsx';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { TextWithBar } from '../../../ui/sections/bar.tsx';
import styles from './solutions-tab.module.css';
import { TabButton } from './tab.tsx';

interface SolutionsTabProps {
  entry: GroupsEntry;
  /** Among the entries with groups, from 1. */
  number: number;
  quote: ShownMenus['quote'];
}

/** Without script its panel opens on hover and focus; see header-menu.ts. */
export function SolutionsTab({ entry, number, quote }: SolutionsTabProps) {
  const { pathname } = useLocation();
  const panelId = number === 1 ? 'solutions' : `solutions-panel-${number}`;
  const current = entry.groups.some(({ links }) => links.some(({ href }) => href === pathname));
  return (
    <li className={styles.item} data-solutions>
      <TabButton aria-expanded="false" aria-controls={panelId} data-current={current || undefined}>
        {entry.label}
        <Chevron />
      </TabButton>
      <div className={styles.drop} id={panelId}>
        <div className={styles.panel} data-ground="paper">
          {entry.groups.map((group, index) => (
            <Group key={group.label} id={`${panelId}-${index + 1}`} group={group} />
          ))}
          {quote && <QuotePanel quote={quote} />}
        </div>
      </div>
    </li>
  );
}

function Group({ id, group }: { id: string; group: LinkGroup }) {
  return (
    <div className={styles.group}>
      <p className={styles.title} id={id}>
        {group.label}
      </p>
      <ul aria-labelledby={id}>
        {group.links.map(({ label, href }) => (
          <li key={label + href} className={styles.entry}>
            <Anchor className={styles.service} href={href}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

function QuotePanel({ quote }: { quote: NonNullable<ShownMenus['quote']> }) {
  return (
    <div className={styles.quote} data-ground="copper">
      <img
        className={styles.picture}
        src={quotePanel}
        alt=""
        width={500}
        height={625}
        loading="lazy"
      />
      <p className={styles.invitation}>
        <TextWithBar text={quote.label} silent />
      </p>
      <p className={styles.promise}>{quote.text}</p>
      <ButtonLink href={quote.href} size="small">
        {quote.label}
      </ButtonLink>
    </div>
  );
}
