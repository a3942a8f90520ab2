import type { LinkGroup, ShownMenus } from '../../../../domain/settings/menus/shown-menus.ts';
import quotePanel from '../../../pictures/quote-panel.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { useBranded } from '../../../ui/pictures/brand-folder.ts';
import { TextWithBar } from '../../../ui/sections/bar.tsx';
import styles from './solutions-panel.module.css';

interface SolutionsPanelProps {
  id: string;
  groups: LinkGroup[];
  quote: ShownMenus['quote'];
}

export function SolutionsPanel({ id, groups, quote }: SolutionsPanelProps) {
  return (
    <div className={styles.panel} data-ground="paper">
      {groups.map((group, index) => (
        <Group key={group.label} id={`${id}-${index + 1}`} group={group} />
      ))}
      {quote && <QuotePanel quote={quote} />}
    </div>
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
  const branded = useBranded();
  return (
    <div className={styles.quote} data-ground="copper">
      <img
        className={styles.picture}
        src={branded(quotePanel)}
        alt=""
        width={500}
        height={625}
        loading="lazy"
      />
      <p className="d3">
        <TextWithBar text={quote.label} silent />
      </p>
      <p className={styles.promise}>{quote.text}</p>
      <ButtonLink href={quote.href} size="small">
        {quote.label}
      </ButtonLink>
    </div>
  );
}
