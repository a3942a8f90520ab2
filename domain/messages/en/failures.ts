export const failed = {
  title: 'This page cannot be shown right now',
  headline: 'Run dry',
  article: 'Article',
  message: 'The page could not be loaded. Please try again.',
  text: 'This is on our side. A second try works in most cases.',
  retry: 'Try again',
  homePage: 'Home page',
  allStudies: 'All Case Studies',
  allArticles: 'All articles',
} as const;

export const lastResort = {
  title: 'The page cannot be shown',
  nothing: 'There is nothing at this address.',
  failed: 'Something on our side failed. Please try again in a minute.',
  home: 'Go to the home page',
} as const;

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

export const preview = {
  title: 'Preview link',
  changedLine1: 'This link is',
  changedLine2: 'not complete',
  changed:
    'A part of it is missing, was changed or has been withdrawn. Open it once more from the message it came in, whole; if that does not help, ask for a new link.',
  expiredLine1: 'This preview',
  expiredLine2: 'has ended',
  expired: 'Preview links end after some days. Ask whoever sent it to you for a new one.',
  goneLine1: 'This preview',
  goneLine2: 'is withdrawn',
  gone: 'The link was withdrawn, or what it showed was deleted. Ask whoever sent it to you for a new one.',
} as const;
