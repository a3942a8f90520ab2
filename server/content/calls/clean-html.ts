import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { removedHtml } from '../../../domain/content/text/removed-html.ts';
import { cleanHtml, richTextLimit } from '../../../domain/content/text/rich-text.ts';
import { messageFailures } from '../../api/answers.ts';

const cleaned = z.object({
  html: z.string().describe('What saving would keep.'),
  removed: z.array(z.string()).describe('What it would take away, such as <script> or onclick.'),
});

/** Tells an editor beforehand what the allow-list does to a text (decision D17). */
export const cleaning: FastifyPluginAsyncZod = async (app) => {
  app.post('/api/clean-html', {
    config: { shape: 'message', audit: false },
    schema: {
      tags: ['Uploads'],
      summary: 'What saving makes of HTML',
      description: 'Changes nothing: the same allow-list as when a text is saved.',
      body: z.object({ html: z.string().max(richTextLimit) }),
      response: { 200: cleaned, ...messageFailures },
    },
    async handler({ body: { html } }) {
      return { html: cleanHtml(html), removed: removedHtml(html) };
    },
  });
};
