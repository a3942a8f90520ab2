import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { studyHeading } from '../../../domain/content/text/study-heading.ts';
import { inShape } from '../../../domain/media/picture.ts';
import { Picture } from '../pictures/picture.tsx';
import { TextLinkLabel } from '../text-link.tsx';
import styles from './case-card.module.css';

interface CaseCardProps {
  study: ShownStudyItem;
  /** large: higher picture and heading; row: wide picture beside its caption. */
  size?: 'normal' | 'large' | 'row';
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** Fields may be empty (decision D25). */
export function CaseCard({ study, size = 'normal', headingLevel = 3, priority }: CaseCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isRow = size === 'row';
  const wide = { src: inShape(study.bannerImage, 'hero').src, media: '(min-width: 48em)' };
  // In an island href() would add 5 KB of the router.
  const address = `/casestudy/${study._id}`;
  return (
    <a className={styles.card} data-size={size} href={address}>
      <Picture
        {...inShape(study.bannerImage, 'banner')}
        other={isRow ? wide : undefined}
        sizes={isRow ? '90vw' : '(min-width: 62em) 45vw, 90vw'}
        priority={priority}
        turn={isRow ? 'large' : 'medium'}
        transitionName={`picture-${study._id}`}
      />
      <div className={styles.caption}>
        {study.category1 && <span className="label">{study.category1}</span>}
        <Heading className={styles.heading} data-departs={`title-${study._id}`}>
          {studyHeading(study)}
        </Heading>
        <span className={styles.go}>
          <TextLinkLabel>View Details</TextLinkLabel>
        </span>
      </div>
    </a>
  );
}
