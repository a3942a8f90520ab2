import type { FastifyInstance } from 'fastify';
import { cleanHtmlCall } from '../../../../domain/api/content/clean-html.ts';
import { removedHtml } from '../../../../domain/content/text/removed-html.ts';
import { cleanHtml } from '../../../../domain/content/text/rich-text.ts';
import { routesOf } from '../../../api/route.ts';

/** Tells an editor beforehand what the allow-list does to a text (decision D17). */
export async function cleaning(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Uploads'] });
  route(cleanHtmlCall, {
    summary: 'What saving makes of HTML',
    description: 'Changes nothing: the same allow-list as when a text is saved.',
    example: { html: '<p onclick="go()">Text</p>' },
    audit: false,
    async handler({ body: { html } }) {
      return { html: cleanHtml(html), removed: removedHtml(html) };
    },
  });
}
