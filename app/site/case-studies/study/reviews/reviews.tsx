import type { Review } from '../../../../../domain/content/kinds/case-study-fields.ts';
import { useMessages } from '../../../../ui/messages.ts';
import { Section } from '../../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../../ui/sections/section-heading.tsx';
import { ReviewList } from './review-list.tsx';
import { shownReviews } from './shown-reviews.ts';

/** Left out when no review can be shown (R-2.5-11). */
export function Reviews({ reviews }: { reviews: Review[] }) {
  const { text } = useMessages();
  const shown = shownReviews(reviews);
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="reviews">
      <SectionHeading id="reviews">{text('reviews.heading')}</SectionHeading>
      <ReviewList reviews={shown} />
    </Section>
  );
}
