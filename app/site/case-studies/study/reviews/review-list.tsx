import { commaAfter } from '../../../../../domain/languages/comma.ts';
import { Anchor } from '../../../../ui/languages/anchor.tsx';
import { useMessages } from '../../../../ui/messages.ts';
import { Stars } from '../../../../ui/sliders/stars.tsx';
import styles from './review-list.module.css';
import { maxStars, type ShownReview } from './shown-reviews.ts';

interface ReviewListProps {
  /** On pages of other things, `study` is what a review is about. */
  reviews: (ShownReview & { study?: { href: string; label: string } })[];
}

export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={`${review.name} ${review.text}`}>
          <ClientReview {...review} />
        </li>
      ))}
    </ul>
  );
}

function ClientReview({ name, text, rating, study }: ReviewListProps['reviews'][number]) {
  return (
    <figure className={styles.review}>
      {rating !== null && <Rating rating={rating} />}
      {text && <blockquote className={styles.quote}>{text}</blockquote>}
      {(name || study) && (
        <figcaption className={styles.name}>
          {name}
          {study && (
            <>
              {name && commaAfter(name)}
              <Anchor href={study.href}>{study.label}</Anchor>
            </>
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Rating({ rating }: { rating: number }) {
  const { text } = useMessages();
  return Number.isInteger(rating) ? (
    <Stars count={rating} label={text('reviews.stars', { count: rating })} />
  ) : (
    <p className="label">{text('reviews.rating', { rating, max: maxStars })}</p>
  );
}
