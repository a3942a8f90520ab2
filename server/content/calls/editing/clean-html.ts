import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cleanHtmlCall } from '../../../../domain/api/content/clean-html.ts';
import { removedHtml } from '../../../../domain/content/text/removed-html.ts';
import { cleanHtml } from '../../../../domain/content/text/rich-text.ts';
import { routeOf } from '../../../api/route.ts';

/** Tells an editor beforehand what the allow-list does to a text (decision D17). */
export const cleaning: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(cleanHtmlCall, {
      tags: ['Uploads'],
      summary: 'What saving makes of HTML',
      description: 'Changes nothing: the same allow-list as when a text is saved.',
      example: { html: '<p onclick="go()">Text</p>' },
    }),
    config: { shape: 'message', audit: false },
    async handler({ body: { html } }) {
      return { html: cleanHtml(html), removed: removedHtml(html) };
    },
  });
};
