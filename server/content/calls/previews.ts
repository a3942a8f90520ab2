import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { blogInput } from '../../../domain/content/kinds/blog.ts';
import { caseStudyFieldLimit, caseStudyInput } from '../../../domain/content/kinds/case-study.ts';
import {
  locationPageInput,
  locationPageLimits,
} from '../../../domain/content/kinds/location-page.ts';
import { messageFailures } from '../../api/answers.ts';
import type { Config } from '../../config.ts';
import { Refusal } from '../../http/refusal.ts';
import { framedPagePolicy } from '../../http/security-headers.ts';
import type { RenderedPreview, RenderPreview } from '../preview/preview-renderer.ts';
import { show } from '../preview/shown-item.ts';

const config = { shape: 'message', access: 'admin', audit: false } as const;

const page = z.object({ html: z.string().describe('The whole document, without scripts.') });

/** While somebody types, a field that must be filled may still be empty. */
const text = z.string().max(caseStudyFieldLimit).default('');
const unfinished = {
  blog: blogInput.extend({ slug_url: z.string().default('') }),
  'case-study': caseStudyInput.extend({ sec4Heading: text, sec4SubHeading: text }),
  'location-page': locationPageInput.extend({
    slug_url: z.string().default(''),
    main_heading: z.string().max(locationPageLimits.heading).default(''),
  }),
};

const rowId = z
  .string()
  .regex(/^\d{1,9}$/)
  .default('0');
const studyId = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .default('0'.repeat(24));

/** Without scripts, in which a sandbox would only stumble, and under the policy of public pages. */
function framed({ status, html }: RenderedPreview, { development }: Config): { html: string } {
  if (status !== 200) throw new Refusal(500, 'This page cannot be shown as it is.');
  const still = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  // In development Vite writes inline styles of its own.
  if (development) return { html: still };
  const policy = `<meta http-equiv="Content-Security-Policy" content="${framedPagePolicy()}">`;
  return { html: still.replace('<head>', () => `<head>${policy}`) };
}

/** The public page of what stands in a form, made of the form's values. */
export const previews: FastifyPluginAsyncZod<{ render: RenderPreview }> = async (
  app,
  { render },
) => {
  const { db, config: site } = app.services;

  const schemaFor = (what: string) => ({
    tags: ['Previews'],
    summary: `The page of ${what} as it is typed`,
    description:
      'Stores nothing. The same components as the public page; drafts are not looked at.',
    response: { 200: page, ...messageFailures },
  });

  app.post('/api/previews/case-study', {
    config,
    schema: {
      operationId: 'previewCaseStudy',
      ...schemaFor('a case study'),
      querystring: z.object({ id: studyId }),
      body: unfinished['case-study'],
    },
    async handler(request) {
      const { query, body } = request;
      return framed(await render(await show['case-study'](db, query.id, body), request.log), site);
    },
  });

  app.post('/api/previews/blog', {
    config,
    schema: {
      operationId: 'previewBlog',
      ...schemaFor('a blog'),
      querystring: z.object({ id: rowId }),
      body: unfinished.blog,
    },
    async handler(request) {
      const { query, body } = request;
      return framed(await render(await show.blog(db, query.id, body), request.log), site);
    },
  });

  app.post('/api/previews/location-page', {
    config,
    schema: {
      operationId: 'previewLocationPage',
      ...schemaFor('a location page'),
      querystring: z.object({ id: rowId }),
      body: unfinished['location-page'],
    },
    async handler(request) {
      const { query, body } = request;
      return framed(
        await render(await show['location-page'](db, query.id, body), request.log),
        site,
      );
    },
  });
};
