import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { insertUser } from '../../db/accounts/users.ts';
import type { Database } from '../../db/open.ts';
import type { Checkup } from '../../domain/api/content/editing/doctor.ts';
import type { Receipt } from '../../domain/api/content/editing/receipts.ts';
import type { StoredKind } from '../../domain/content/kinds/names.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { hashPassword } from '../../server/accounts/sign-in/password.ts';
import { assembleApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import {
  type Draft,
  type DraftPage,
  draftRenderer,
} from '../../server/content/preview/draft-page.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';
import { type Content, openFirstContent } from '../first-content.ts';
import { type Page, readPage } from './html.ts';

const email = 'admin@example.com';
const password = 'correct-horse-16';

export const origin = 'https://agency.example';

/** Saved studies need these two fields; a picture of their own saves drawing one. */
const minimalStudy = {
  sec4Heading: 'Results',
  sec4SubHeading: 'In numbers',
  bannerImage: '/a.png',
};

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

interface Visit {
  status: number;
  headers: Record<string, unknown>;
  html: string;
  page: Page;
}

export interface PageServer {
  db: Database;
  /** Asked so far. */
  queries: () => number;
  /** Fetches an address as a visitor without JavaScript does. */
  visit: (
    url: string,
    options?: Pick<InjectOptions, 'method' | 'payload' | 'headers'>,
  ) => Promise<Visit>;
  /** The page at an address; fails unless it answers 200. */
  page: (url: string) => Promise<Page>;
  /** Calls the API as the administrator. @throws {Error} unless it succeeds. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => Promise<Answer>;
  /** Publishes a blog; @returns its id. */
  addBlog: (fields: object) => Promise<number>;
  /** Publishes a case study; @returns its id. */
  addStudy: (fields?: object) => Promise<string>;
  /** Makes a study and does not save it; @returns its id. */
  addDraft: () => Promise<string>;
  /** The page that values would be, stored nowhere. */
  renderDraft: (draft: Draft) => Promise<DraftPage>;
  /** What the doctor says of values that are stored nowhere. */
  examine: (kind: StoredKind, fields: object, id?: string) => Promise<Checkup>;
  /** What visitors find after the last change of an item. */
  receipt: (kind: StoredKind, id: string | number) => Promise<Receipt>;
  close: () => Promise<void>;
}

async function signIn(app: FastifyInstance, db: Database): Promise<string> {
  await insertUser(db, { email, passwordHash: await hashPassword(password), isAdmin: true });
  const payload = { email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/users/login', payload });
  return answer.json().token;
}

/** The whole server with the built pages on a fresh database. */
export async function openPages(
  content: Content,
  settings: Record<string, string> = {},
): Promise<PageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'site-pages-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    PUBLIC_ORIGIN: origin,
    ...settings,
  });
  let queries = 0;
  const database = await openFirstContent(content, config.mediaDir, () => {
    queries += 1;
  });
  const { db } = database;
  const media = folderStore(config.mediaDir);
  const renderer = await builtRenderer();
  const app = await assembleApp({ ...database, config, media, renderer, now: Date.now });
  const authorization = `Bearer ${await signIn(app, db)}`;

  const visit: PageServer['visit'] = async (url, options = {}) => {
    const { statusCode, headers, body } = await app.inject({ url, ...options });
    return { status: statusCode, headers, html: body, page: readPage(body) };
  };

  const call: PageServer['call'] = async (method, url, payload) => {
    const answer = await app.inject({ method, url, payload, headers: { authorization } });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer;
  };

  async function addDraft(): Promise<string> {
    return (await call('POST', '/api/caseStudies')).json()._id;
  }

  const drawDraft = draftRenderer(app);

  return {
    db,
    queries: () => queries,
    renderDraft: (draft) => drawDraft(draft, app.log),
    visit,
    async page(url) {
      const { status, html, page } = await visit(url);
      if (status !== 200) throw new Error(`${url} answered ${status}: ${html.slice(0, 300)}`);
      return page;
    },
    call,
    async addBlog(fields) {
      const blog = { blog_image: '/a.png', ...fields };
      return (await call('POST', '/blog', blog)).json().data.blog_id;
    },
    async addStudy(fields = {}) {
      const id = await addDraft();
      await call('PUT', `/api/caseStudies/${id}`, { ...minimalStudy, ...fields });
      return id;
    },
    addDraft,
    examine: async (kind, fields, id) =>
      (await call('POST', `/api/doctor/${kind}`, { id: id ?? null, fields })).json(),
    receipt: async (kind, id) => (await call('GET', `/api/receipts/${kind}/${id}`)).json(),
    async close() {
      await app.close();
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
