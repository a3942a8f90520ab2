import { href } from 'react-router';
import type { ListPart } from '../../../domain/list-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './no-blogs.module.css';

interface NoBlogsProps {
  part: ListPart;
  /** Number of all articles. */
  total: number;
}

function sentenceFor({ category, find }: ListPart, total: number): string {
  if (total === 0) return 'Nothing is written here yet.';
  if (find !== '') return 'We have not written about that yet.';
  return `No article in ${category} yet.`;
}

/** Nothing to read, and ways onward. */
export function NoBlogs({ part, total }: NoBlogsProps) {
  const other = total === 0 ? href('/case-studies') : href('/insights');
  return (
    <div className={styles.empty}>
      <p className={`d3 ${styles.sentence}`}>{sentenceFor(part, total)}</p>
      <p className="lead soft">
        Ask us about your website, app or shop, and your question may become the next article.
        {total === 0 && ' Until then, our case studies show how we work.'}
      </p>
      <p className={styles.ways}>
        <ButtonLink href={href('/contact')}>Ask a question</ButtonLink>
        <ButtonLink href={other} variant="line">
          {total === 0 ? 'See case studies' : 'Show all articles'}
        </ButtonLink>
      </p>
    </div>
  );
}
