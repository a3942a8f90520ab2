import { useLocation } from 'react-router';
import type { GroupsEntry, ShownMenus } from '../../../../domain/settings/menus/shown-menus.ts';
import { Chevron } from '../../../ui/icons.tsx';
import { SolutionsPanel } from './solutions-panel.tsx';
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
      <div className={`wrap ${styles.drop}`} id={panelId}>
        <SolutionsPanel id={panelId} groups={entry.groups} quote={quote} />
      </div>
    </li>
  );
}
