import { richTextLimit } from '../../content/text/rich-text-limit.ts';
import { z } from '../../zod.ts';
import { post } from '../call.ts';

export const cleanHtmlCall = post('cleanHtml', '/api/clean-html', {
  body: z.object({ html: z.string().max(richTextLimit) }),
  answer: z.object({
    html: z.string().describe('What saving would keep.'),
    removed: z
      .array(z.string())
      .describe('What it would take away, such as script elements or onclick.'),
  }),
  needs: ['removed'],
});
