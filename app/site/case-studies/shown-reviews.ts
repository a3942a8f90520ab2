import type { Review } from '../../../domain/case-study.ts';

/** Stars a review may have. */
export const mostStars = 5;

export interface ShownReview {
  name: string;
  text: string;
  /** 1 to 5, or null. */
  rating: number | null;
}

function textOrNothing(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function ratingOrNothing(value: unknown): number | null {
  return typeof value === 'number' && value >= 1 && value <= mostStars ? value : null;
}

/** What can be shown of reviews whose items may be any objects (decision D7). */
export function shownReviews(reviews: Review[]): ShownReview[] {
  return reviews
    .map(({ name, text, rating }) => ({
      name: textOrNothing(name),
      text: textOrNothing(text),
      rating: ratingOrNothing(rating),
    }))
    .filter(({ name, text }) => name || text);
}
