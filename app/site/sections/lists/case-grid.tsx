import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import nextPanel from '../../../pictures/next-panel.svg';
import { CaseCard } from '../../../ui/lists/case-card.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { ListInvitation } from '../../lists/invitation.tsx';
import { LinkButton } from '../link-button.tsx';
import styles from './case-grid.module.css';
import type { Panel } from './panel.ts';

interface CaseGridProps {
  studies: ShownStudyItem[];
  panel: Panel | null;
}

/** Two in a row from 992 px, one below (decision D9). */
export function CaseGrid({ studies, panel }: CaseGridProps) {
  const { text } = useMessages();
  const hasFreePlace = studies.length % 2 === 1;
  return (
    <ul className={styles.grid}>
      {studies.map((study) => (
        <li key={study._id} id={study._id} className={styles.place}>
          <CaseCard study={study} details={text('cards.details')} size="tablet-row" level />
        </li>
      ))}
      {hasFreePlace && panel && <NextPanel {...panel} />}
    </ul>
  );
}

function NextPanel({ heading, text, label, href }: Panel) {
  return (
    <ListInvitation component="li" ground="night" picture={{ src: nextPanel, height: 817 }}>
      <h3 className={`d3 ${styles.nextHeading}`}>{heading}</h3>
      {text && <p>{text}</p>}
      <LinkButton label={label} href={href} />
    </ListInvitation>
  );
}
