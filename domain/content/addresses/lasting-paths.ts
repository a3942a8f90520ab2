/** The page that is shown at unknown addresses; no address of its own leads to it. */
export const notFoundPath = '/not-found';

/** Pages that the site cannot do without: they stay, at these addresses (decision D59). */
export const lastingPaths: ReadonlySet<string> = new Set([
  '/',
  '/contact',
  '/case-studies',
  '/insights',
  '/refund-policy',
  '/privacy-policy',
  notFoundPath,
]);
