export const missing = {
  title: 'Oops! Page Not Found',
  line1: 'Oops! Page',
  line2: 'Not Found',
  heading: "The page you're looking for doesn't exist.",
  text: 'It may have moved, or the address has a typing error.',
  gone: 'It was here once and has been taken away.',
  closest: 'Closest to it',
  contact: 'Contact',
  searchHeading: 'Or search for it',
  searchText: 'Two or three words from the page are enough, in any order.',
  words: 'Words on the page',
  searchStudies: 'Search Case Studies',
} as const;
