export const reviewTexts = {
  review: (place: number) => `Review ${place}`,
  named: (place: number) => `review ${place}`,
  add: 'Add review',
  name: 'Name',
  rating: 'Rating',
  text: 'Text',
  noRating: 'none',
} as const;
