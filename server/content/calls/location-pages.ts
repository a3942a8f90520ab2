import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteItem, insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findItem, findItemParts } from '../../../db/content/find-items.ts';
import { undoable } from '../../../domain/api/answers.ts';
import { rowId } from '../../../domain/api/params.ts';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import {
  type LocationPage,
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { changed, found, statusFailures, undoOf } from '../../api/answers.ts';
import { saidOf, savedAs, saveOf, tagWith } from '../../api/entity-tags.ts';
import { longestReading, sendLongList, statusList } from '../../api/long-list.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawItem } from '../../media/drawings.ts';
import { seesDrafts } from '../drafts.ts';

const locationPage = z.object({
  location_id: z.number().int(),
  slug_url: z.string(),
  main_heading: z.string(),
  main_paragraph: z.string(),
  highlighted_heading: z.string(),
  heading_1: z.string(),
  heading_2: z.string(),
  heading_3: z.string(),
  heading_4: z.string(),
  paragraph_1: z.string(),
  paragraph_2: z.string(),
  paragraph_3: z.string(),
  paragraph_4: z.string(),
  meta_keywords: z.string(),
  meta_link: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
}) satisfies z.ZodType<LocationPage>;

const params = z.object({ id: rowId });
const shared = { tags: ['Location pages'] };
const config = { shape: 'status' } as const;

function unknown(): Refusal {
  return new Refusal(404, 'There is no location page with this id.');
}

/** The calls on location pages: {status, data, message}. */
export const locationPages: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  /** A location page has no picture field: its drawings stand under its address before it does. */
  async function drawPage(slug_url: string, log: FastifyBaseLogger): Promise<void> {
    const seed = slugFrom(slug_url);
    if (seed !== '') await drawItem(seed, { media: app.services.media, log });
  }

  app.get('/api/locationpages', {
    config,
    handlerTimeout: longestReading,
    schema: {
      operationId: 'listLocationPages',
      ...shared,
      summary: 'All location pages',
      description: 'Published pages only; an administrator also gets the drafts.',
      response: { 200: found(z.array(locationPage)), ...statusFailures },
    },
    async handler(request, reply) {
      const parts = findItemParts(db, locationPageKind, seesDrafts(request));
      const data = await sendLongList(reply, parts, statusList);
      return data ? { status: 'success' as const, data } : reply;
    },
  });

  app.get('/api/locationpages/:id', {
    config,
    schema: {
      operationId: 'getLocationPage',
      ...shared,
      summary: 'One location page',
      description: 'The page itself is public at /{slug}.',
      params,
      response: { 200: found(locationPage), ...statusFailures },
    },
    async handler(request, reply) {
      const data = await findItem(db, locationPageKind, request.params.id, seesDrafts(request));
      if (!data) throw unknown();
      return { status: 'success' as const, data: tagWith(reply, data) };
    },
  });

  app.post('/api/locationpages/create', {
    config,
    schema: {
      operationId: 'createLocationPage',
      ...shared,
      summary: 'Create a location page',
      description: 'Slug and main heading are required; an address that is taken answers 409.',
      querystring: savedAs,
      body: locationPageInput,
      response: { 201: changed(locationPage), ...statusFailures },
    },
    async handler(request, reply) {
      await drawPage(request.body.slug_url, request.log);
      const data = await insertItem(db, locationPageKind, request.body, {
        ...saveOf(request),
        ...request.query,
      });
      tagWith(reply, data);
      const message = saidOf('Location page created', request.query);
      return reply.code(201).send({ status: 'success', data, message });
    },
  });

  app.put('/api/locationpages/:id', {
    config,
    schema: {
      operationId: 'updateLocationPage',
      ...shared,
      summary: 'Save a location page',
      description:
        'Replaces every field; an absent one becomes empty. With If-Match, an item saved by somebody else meanwhile answers 412 and `current`.',
      params,
      querystring: savedAs,
      body: locationPageInput,
      response: { 200: changed(locationPage), ...statusFailures },
    },
    async handler(request, reply) {
      const { params, body, query } = request;
      await drawPage(body.slug_url, request.log);
      const data = await updateItem(db, locationPageKind, params.id, body, {
        ...saveOf(request),
        ...query,
      });
      if (!data) throw unknown();
      tagWith(reply, data);
      return { status: 'success' as const, data, message: saidOf('Location page saved', query) };
    },
  });

  app.delete('/api/locationpages/:id', {
    config,
    schema: {
      operationId: 'deleteLocationPage',
      ...shared,
      summary: 'Delete a location page',
      description: 'It is in the trash for 30 days; a call to `undo` brings it back.',
      params,
      response: {
        200: changed(z.object({ location_id: z.number() })).extend(undoable),
        ...statusFailures,
      },
    },
    async handler(request) {
      const { id } = request.params;
      if (!(await deleteItem(db, locationPageKind, id, saveOf(request)))) throw unknown();
      const data = { location_id: id };
      return {
        status: 'success' as const,
        data,
        message: 'Location page deleted.',
        undo: undoOf('location-page', id),
      };
    },
  });
};
