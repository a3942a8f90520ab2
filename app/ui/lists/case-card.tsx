import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { commaAfter } from '../../../domain/languages/comma.ts';
import { inShape } from '../../../domain/media/picture.ts';
import { Picture } from '../pictures/picture.tsx';
import { TextLinkLabel } from '../text-link.tsx';
import styles from './case-card.module.css';

interface CaseCardProps {
  study: ShownStudyItem;
  /** What its link says; a card may stand in an island, which has no messages. */
  details: string;
  /**
   * large: larger heading; row: wide picture above a caption of one row, or of two columns on a tablet;
   * tablet-row: the same on a tablet alone; beside: picture beside it.
   */
  size?: 'normal' | 'large' | 'row' | 'tablet-row' | 'beside';
  /** Its lines are level with those of the cards beside it; what holds it spans five rows. */
  level?: boolean;
}

/** Fields may be empty (decision D25). */
export function CaseCard({ study, details, size = 'normal', level }: CaseCardProps) {
  const isRow = size === 'row';
  const wide = { src: inShape(study.bannerImage, 'hero').src, media: '(min-width: 48em)' };
  // In an island href() would add 5 KB of the router.
  const link = study.link ?? { href: `/casestudy/${study._id}` };
  return (
    <a className={styles.card} data-size={size} data-level={level || undefined} {...link}>
      <Picture
        {...inShape(study.bannerImage, 'banner')}
        // The words beside it say where the link leads.
        alt=""
        ground={study.ground}
        other={isRow ? wide : undefined}
        sizes={isRow ? '90vw' : '(min-width: 62em) 45vw, 90vw'}
        turn={isRow ? 'large' : 'medium'}
        transitionName={`picture-${study._id}`}
      />
      <div className={styles.caption}>
        <Client {...study} />
        <h3 className={styles.heading} data-departs={`title-${study._id}`}>
          {study.heroHeading}
        </h3>
        {study.figure && (
          <p className={styles.won}>
            <b className={styles.figure}>{study.figure}</b> <span>{study.figureText}</span>
          </p>
        )}
        <span className={styles.go}>
          <TextLinkLabel>{details}</TextLinkLabel>
        </span>
      </div>
    </a>
  );
}

function Client({ clientName, category1, place }: ShownStudyItem) {
  if (!clientName) return category1 && <span className="label">{category1}</span>;
  return (
    <p className={styles.who}>
      <b>{clientName}</b>{' '}
      <span>
        {category1}
        {place && (category1 ? commaAfter(category1) + place : place)}
      </span>
    </p>
  );
}
