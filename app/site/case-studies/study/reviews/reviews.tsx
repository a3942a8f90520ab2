import type { Review } from '../../../../../domain/content/kinds/case-study-fields.ts';
import { Section } from '../../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../../ui/sections/section-heading.tsx';
import { Stars } from '../../../../ui/sliders/stars.tsx';
import styles from './reviews.module.css';
import { maxStars, type ShownReview, shownReviews } from './shown-reviews.ts';

/** Left out when no review can be shown (R-2.5-11). */
export function Reviews({ reviews }: { reviews: Review[] }) {
  const shown = shownReviews(reviews);
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="reviews">
      <SectionHeading id="reviews">Reviews</SectionHeading>
      <ul className={styles.list}>
        {shown.map((review) => (
          <li key={`${review.name} ${review.text}`}>
            <ClientReview {...review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ClientReview({ name, text, rating }: ShownReview) {
  return (
    <figure className={styles.review}>
      {rating !== null && <Rating rating={rating} />}
      {text && <blockquote className={styles.quote}>{text}</blockquote>}
      {name && <figcaption className={styles.name}>{name}</figcaption>}
    </figure>
  );
}

function Rating({ rating }: { rating: number }) {
  return Number.isInteger(rating) ? (
    <Stars count={rating} />
  ) : (
    <p className="label">{`${rating} out of ${maxStars} stars`}</p>
  );
}
