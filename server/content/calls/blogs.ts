import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteItem, insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findItem, findItemParts } from '../../../db/content/find-items.ts';
import { undoable } from '../../../domain/api/answers.ts';
import { rowId } from '../../../domain/api/params.ts';
import { slugFrom, slugFromTitle } from '../../../domain/content/addresses/slug.ts';
import {
  type Blog,
  type BlogInput,
  type BlogListItem,
  blogInput,
  blogKind,
} from '../../../domain/content/kinds/blog.ts';
import { changed, found, statusFailures, undoOf } from '../../api/answers.ts';
import { saidOf, savedAs, saveOf, tagWith } from '../../api/entity-tags.ts';
import { longestReading, sendLongList, statusList } from '../../api/long-list.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawItem } from '../../media/drawings.ts';
import { seesDrafts } from '../drafts.ts';

const item = z.object({
  blog_id: z.number().int(),
  slug_url: z.string(),
  title: z.string(),
  brief_paragraph: z.string(),
  published_date: z.string(),
  blog_image: z.string(),
  category: z.number().int().nullable().describe('category_id, or null while none is chosen.'),
}) satisfies z.ZodType<BlogListItem>;

const blog = item.extend({
  metaTitle: z.string(),
  metaDescription: z.string(),
  canonicalLink: z.string(),
  blogs_content: z.array(z.object({ heading: z.string(), paragraph: z.string() })),
}) satisfies z.ZodType<Blog>;

const params = z.object({ id: rowId });
const shared = { tags: ['Blogs'] };
const config = { shape: 'status' } as const;

function unknown(): Refusal {
  return new Refusal(404, 'There is no blog with this id.');
}

/** The calls on blogs: {status, data, message}. */
export const blogs: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  /**
   * A blog without a picture gets drawings under its address: before anybody can see it, and once more
   * when it was given another address than it asked for.
   */
  async function drawBlog(blog: BlogInput, log: FastifyBaseLogger): Promise<void> {
    const seed = slugFrom(blog.slug_url) || slugFromTitle(blog.title);
    if (blog.blog_image === '' && seed !== '') {
      await drawItem(seed, { media: app.services.media, log });
    }
  }

  app.get('/blog', {
    config,
    handlerTimeout: longestReading,
    schema: {
      operationId: 'listBlogs',
      ...shared,
      summary: 'All blogs, newest first',
      description: 'Published blogs only; an administrator also gets the drafts.',
      response: { 200: found(z.array(item)), ...statusFailures },
    },
    async handler(request, reply) {
      const parts = findItemParts(db, blogKind, seesDrafts(request));
      const data = await sendLongList(reply, parts, statusList);
      return data ? { status: 'success' as const, data } : reply;
    },
  });

  app.get('/blog/:id', {
    config,
    schema: {
      operationId: 'getBlog',
      ...shared,
      summary: 'One blog with its content',
      description: 'A draft answers 404 to everybody but an administrator.',
      params,
      response: { 200: found(blog), ...statusFailures },
    },
    async handler(request, reply) {
      const data = await findItem(db, blogKind, request.params.id, seesDrafts(request));
      if (!data) throw unknown();
      return { status: 'success' as const, data: tagWith(reply, data) };
    },
  });

  app.post('/blog', {
    config,
    schema: {
      operationId: 'createBlog',
      ...shared,
      summary: 'Create a blog',
      description:
        'An empty slug_url is made of the title; a blog with neither is a draft. Content without a heading or a paragraph is dropped.',
      querystring: savedAs,
      body: blogInput,
      response: { 201: changed(blog), ...statusFailures },
    },
    async handler(request, reply) {
      await drawBlog(request.body, request.log);
      const data = await insertItem(db, blogKind, request.body, {
        ...saveOf(request),
        ...request.query,
      });
      await drawBlog(data, request.log);
      tagWith(reply, data);
      const message = saidOf('Blog created', request.query);
      return reply.code(201).send({ status: 'success', data, message });
    },
  });

  app.put('/blog/:id', {
    config,
    schema: {
      operationId: 'updateBlog',
      ...shared,
      summary: 'Save a blog',
      description:
        'Replaces every field; an absent one becomes empty. With If-Match, an item saved by somebody else meanwhile answers 412 and `current`.',
      params,
      querystring: savedAs,
      body: blogInput,
      response: { 200: changed(blog), ...statusFailures },
    },
    async handler(request, reply) {
      const { params, body, query } = request;
      await drawBlog(body, request.log);
      const data = await updateItem(db, blogKind, params.id, body, {
        ...saveOf(request),
        ...query,
      });
      if (!data) throw unknown();
      tagWith(reply, data);
      await drawBlog(data, request.log);
      return { status: 'success' as const, data, message: saidOf('Blog saved', query) };
    },
  });

  app.delete('/blog/:id', {
    config,
    schema: {
      operationId: 'deleteBlog',
      ...shared,
      summary: 'Delete a blog',
      description: 'It is in the trash for 30 days; a call to `undo` brings it back.',
      params,
      response: {
        200: changed(z.object({ blog_id: z.number() })).extend(undoable),
        ...statusFailures,
      },
    },
    async handler(request) {
      const { id } = request.params;
      if (!(await deleteItem(db, blogKind, id, saveOf(request)))) throw unknown();
      return {
        status: 'success' as const,
        data: { blog_id: id },
        message: 'Blog deleted.',
        undo: undoOf('blog', id),
      };
    },
  });
};
