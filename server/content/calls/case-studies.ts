import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteItem, insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findItem, findItemParts } from '../../../db/content/find-items.ts';
import { done, undoable } from '../../../domain/api/answers.ts';
import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import {
  type CaseStudy,
  type CaseStudyTextField,
  caseStudyInput,
  caseStudyKind,
  caseStudyTextFields,
} from '../../../domain/content/kinds/case-study.ts';
import { messageFailures, undoOf } from '../../api/answers.ts';
import { savedAs, saveOf, tagWith } from '../../api/entity-tags.ts';
import { bareList, longestReading, sendLongList } from '../../api/long-list.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawItem } from '../../media/drawings.ts';
import { seesDrafts } from '../drafts.ts';

const _id = z.string().describe('24 hexadecimal characters.');
const texts = Object.fromEntries(caseStudyTextFields.map((field) => [field, z.string()]));

const caseStudy = z.object({
  _id,
  // Made of the very list of fields that the type is made of.
  ...(texts as Record<CaseStudyTextField, z.ZodString>),
  reviews: z.array(z.record(z.string(), z.unknown())),
}) satisfies z.ZodType<CaseStudy>;

const item = z.object({
  _id,
  bannerImage: z.string(),
  category1: z.string(),
  heroHeading: z.string(),
});

const params = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) });
const shared = { tags: ['Case studies'] };
const config = { shape: 'message' } as const;

function unknown(): Refusal {
  return new Refusal(404, 'There is no case study with this id.');
}

/** The calls on case studies: bare answers, {message} on failure. */
export const caseStudies: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/caseStudies', {
    config,
    handlerTimeout: longestReading,
    schema: {
      operationId: 'listCaseStudies',
      ...shared,
      summary: 'All case studies, newest first',
      description: 'Published studies only; an administrator also gets the drafts.',
      response: { 200: z.array(item), ...messageFailures },
    },
    async handler(request, reply) {
      const parts = findItemParts(db, caseStudyKind, seesDrafts(request));
      return (await sendLongList(reply, parts, bareList)) ?? reply;
    },
  });

  app.get('/api/caseStudies/:id', {
    config,
    schema: {
      operationId: 'getCaseStudy',
      ...shared,
      summary: 'One case study',
      description: 'A draft answers 404 to everybody but an administrator.',
      params,
      response: { 200: caseStudy, ...messageFailures },
    },
    async handler(request, reply) {
      const study = await findItem(db, caseStudyKind, request.params.id, seesDrafts(request));
      if (!study) throw unknown();
      return tagWith(reply, study);
    },
  });

  app.post('/api/caseStudies', {
    config,
    schema: {
      operationId: 'createCaseStudy',
      ...shared,
      summary: 'Make an empty case study',
      description: 'Takes no body. The study is a draft until it is saved for the first time.',
      response: { 201: caseStudy, ...messageFailures },
    },
    async handler(request, reply) {
      return reply
        .code(201)
        .send(tagWith(reply, await insertItem(db, caseStudyKind, {}, saveOf(request))));
    },
  });

  app.put('/api/caseStudies/:id', {
    config,
    schema: {
      operationId: 'updateCaseStudy',
      ...shared,
      summary: 'Save a case study',
      description:
        'Absent fields keep their value; unknown ones are ignored. Saving publishes it. With If-Match, a study saved by somebody else meanwhile answers 412 and `current`.',
      params,
      querystring: savedAs,
      body: caseStudyInput,
      response: { 200: caseStudy, ...messageFailures },
    },
    async handler(request, reply) {
      const { params, body, query, log } = request;
      const { id } = params;
      if (body._id !== undefined && body._id !== id) {
        const message = 'This is not the id in the address.';
        throw new Refusal(400, `_id: ${message}`, { errors: { _id: message } });
      }
      // Before anybody can see it.
      if (!isWebAddress(body.bannerImage ?? ''))
        await drawItem(id, { media: app.services.media, log });
      const study = await updateItem(db, caseStudyKind, id, body, { ...saveOf(request), ...query });
      if (!study) throw unknown();
      return tagWith(reply, study);
    },
  });

  app.delete('/api/caseStudies/:id', {
    config,
    schema: {
      operationId: 'deleteCaseStudy',
      ...shared,
      summary: 'Delete a case study',
      description: 'It is in the trash for 30 days; a call to `undo` brings it back.',
      params,
      response: { 200: done.extend(undoable), ...messageFailures },
    },
    async handler(request) {
      const { id } = request.params;
      if (!(await deleteItem(db, caseStudyKind, id, saveOf(request)))) throw unknown();
      return { message: 'Case study deleted.', undo: undoOf('case-study', id) };
    },
  });
};
