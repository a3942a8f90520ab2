/**
 * Speculation rules of public pages. No prerendering: films would start, and a page takes only 0.1 s once
 * fetched.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/login*', '/api/*', '/media/*', '/social/*'] } },
          // A slow navigation to a study shows its spinner (R-2.5-02).
          { not: { href_matches: '/casestudy/*' } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
