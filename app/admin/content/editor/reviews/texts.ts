/** The English sentences of clients' reviews. */
export const reviewTexts = {
  review: (place: number) => `Review ${place}`,
  up: (place: number) => `Move review ${place} up`,
  down: (place: number) => `Move review ${place} down`,
  remove: (place: number) => `Remove review ${place}`,
  add: 'Add review',
  name: 'Name',
  rating: 'Rating',
  text: 'Text',
  noRating: 'none',
} as const;
