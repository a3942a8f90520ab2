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
