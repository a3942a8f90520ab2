import type { Review } from '../../../../../domain/content/kinds/case-study-fields.ts';

export const maxStars = 5;

export interface ShownReview {
  name: string;
  text: string;
  /** 1 to 5, or null. */
  rating: number | null;
}

/** Our own keys first, then those of imported reviews. */
const nameKeys = ['name', 'author', 'reviewer', 'client', 'clientName'];
const textKeys = ['text', 'review', 'comment', 'message', 'quote', 'excerpt', 'content'];

function textUnder(keys: string[], review: Review): string {
  const values = keys.map((key) => review[key]);
  const texts = values.map((value) => (typeof value === 'string' ? value.trim() : ''));
  return texts.find((text) => text !== '') ?? '';
}

function ratingOrNothing(value: unknown): number | null {
  return typeof value === 'number' && value >= 1 && value <= maxStars ? value : null;
}

/** Items may be any objects (decision D7). */
export function shownReviews(reviews: Review[]): ShownReview[] {
  return reviews
    .map((review) => ({
      name: textUnder(nameKeys, review),
      text: textUnder(textKeys, review),
      rating: ratingOrNothing(review.rating),
    }))
    .filter(({ name, text }) => name || text);
}
