import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const path = '/speculation-rules.json';

/** No prerendering: films would start, and a page takes only 0.1 s once fetched. */
const rules = {
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
};

/** A header, because the content policy allows no inline rules. */
export const speculationHeader = { 'Speculation-Rules': `"${path}"` };

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
