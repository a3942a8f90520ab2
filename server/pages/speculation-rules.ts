import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const path = '/speculation-rules.json';

/**
 * Fetches a page when a visitor points at its link. Not rendered ahead: films would start, and a page
 * of ours needs a tenth of a second once its bytes are there.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/login*', '/api/*', '/media/*', '/social/*'] } },
          // The way to a study shows its spinner when it is long (R-2.5-02).
          { not: { href_matches: '/casestudy/*' } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Names the rules to a browser; a header, because the content policy has no room for inline rules. */
export const speculationHeader = { 'Speculation-Rules': `"${path}"` };

/** GET /speculation-rules.json: which links a browser may follow ahead of the visitor. */
export const speculationRules = plugin(
  async (app: FastifyInstance) => {
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' })
        .type('application/speculationrules+json')
        .send(JSON.stringify(rules)),
    );
  },
  { name: 'speculation-rules', dependencies: ['errors'] },
);
