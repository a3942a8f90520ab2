import { previewLinkDays } from '../../../content/preview-link.ts';
import { z } from '../../../zod.ts';
import { done } from '../../answers.ts';
import { del, post } from '../../call.ts';
import { storedParams as params } from '../../params.ts';

const previewLink = z.object({
  url: z.string().describe('Shows the draft to whoever has it.'),
  until: z.string().describe('When it ends, ISO 8601 UTC.'),
});

export type PreviewLink = z.infer<typeof previewLink>;

export const createPreviewLink = post('createPreviewLink', '/api/preview-links/:kind/:id', {
  params,
  body: z.object({ days: z.literal(previewLinkDays).default(previewLinkDays[0]) }),
  answer: previewLink,
});

export const withdrawPreviewLinks = del('withdrawPreviewLinks', '/api/preview-links/:kind/:id', {
  params,
  answer: done,
});
