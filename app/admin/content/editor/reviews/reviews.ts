import type { Review } from '../../../../../domain/content/kinds/case-study-fields.ts';
import type { Codec } from '../codec.ts';
import { foreignText, type NumberedReview, numberedReviews } from './review-order.ts';

/** Only textsOf writes them. */
function reviewsIn(json: string | undefined): Review[] {
  return JSON.parse(json ?? '[]') as Review[];
}

function sentOf(typed: NumberedReview[]): Review[] {
  return typed.map(({ review }) => review);
}

/** Reviews go with all their keys (D7), as one text of JSON. */
export const reviewsCodec: Codec<NumberedReview[]> = {
  // As the kind's answer schema has it; anything else counts as none.
  typedOf: (stored) => numberedReviews(Array.isArray(stored) ? (stored as Review[]) : []),
  sentOf,
  textsOf: (name, typed) => ({ [name]: JSON.stringify(sentOf(typed)) }),
  typedFrom: (name, texts) => numberedReviews(reviewsIn(texts[name])),
  readableOf: (text) =>
    reviewsIn(text)
      .map(({ name, text: words }) => `${foreignText(name)}: ${foreignText(words)}`)
      .join('\n'),
};
