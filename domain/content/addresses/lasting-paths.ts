/** Pages that the site cannot do without: they stay, at these addresses (decision D59). */
export const lastingPaths: ReadonlySet<string> = new Set([
  '/',
  '/contact',
  '/case-studies',
  '/insights',
  '/refund-policy',
  '/privacy-policy',
]);
