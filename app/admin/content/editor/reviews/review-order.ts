import type { Review } from '../../../../../domain/content/kinds/case-study-fields.ts';

export interface NumberedReview {
  number: number;
  review: Review;
}

export function numberedReviews(reviews: Review[]): NumberedReview[] {
  return reviews.map((review, number) => ({ number, review }));
}

export function withNew(reviews: NumberedReview[]): NumberedReview[] {
  const number = Math.max(-1, ...reviews.map((item) => item.number)) + 1;
  return [...reviews, { number, review: { name: '', text: '' } }];
}

export function moved(reviews: NumberedReview[], index: number, to: number): NumberedReview[] {
  const [one, other] = [reviews[index], reviews[to]];
  if (!one || !other) return reviews;
  return reviews.with(index, other).with(to, one);
}

export function without(reviews: NumberedReview[], index: number): NumberedReview[] {
  return reviews.toSpliced(index, 1);
}

/** A value of a foreign review as text; only texts and numbers can be shown in a field. */
export function foreignText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
