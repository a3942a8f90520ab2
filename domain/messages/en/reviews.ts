export const reviews = {
  heading: 'Reviews',
  clients: 'What clients say',
  stars:
    '{count, select, 0 {No stars} 1 {One star} 2 {Two stars} 3 {Three stars} 4 {Four stars} other {Five stars}} out of five',
  rating: '{rating, number} out of {max, number} stars',
  noneOfCategory: 'No client has put a review of our {category} projects in writing yet.',
} as const;
