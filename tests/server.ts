import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { insertUser } from '../db/accounts/users.ts';
import type { Database, OpenDatabase } from '../db/open.ts';
import type { User } from '../domain/accounts/user.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { hashPassword } from '../server/accounts/sign-in/password.ts';
import { assembleApp } from '../server/app.ts';
import { type Config, readConfig } from '../server/config.ts';
import type { LogTarget } from '../server/http/logging/log.ts';
import type { Tracing } from '../server/operations/tracing/tracing.ts';
import type { PageRenderer } from '../server/pages/page-renderer.ts';
import { checkAnswers } from './documented-answers.ts';
import { drawnStore } from './drawn-store.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';

/** Every account of a test has this password; hashing it once keeps the tests quick. */
export const password = 'correct-horse-16';
const passwordHash = hashPassword(password);

export const adminEmail = 'admin@example.com';

export interface Call {
  method?: InjectOptions['method'];
  url: string;
  /** A session's token. */
  token?: string;
  /** An object goes out as JSON. */
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
  /** The network address it comes from; without one, 127.0.0.1. */
  remoteAddress?: string;
}

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  /** Every route the server has, as it was registered. */
  routes: RouteOptions[];
  /** What time the server believes it is; tests move it. */
  clock: { now: number };
  /** A live session of the administrator. */
  token: string;
  call: (call: Call) => ReturnType<typeof inject>;
  /** Signs in through the API. */
  signIn: (email?: string) => Promise<string>;
  addUser: (email: string, isAdmin?: boolean) => Promise<User>;
}

function inject(app: FastifyInstance, { token, body, headers, ...rest }: Call) {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  return app.inject({ ...rest, payload: body, headers: { ...authorization, ...headers } });
}

/** Assembles the app and notes its routes: Fastify announces each new instance on this channel. */
async function assembleAndWatch(services: Parameters<typeof assembleApp>[0]) {
  const routes: RouteOptions[] = [];
  let check: ReturnType<typeof checkAnswers> | undefined;
  const watch = (message: unknown) => {
    // The channel's message is documented as the new instance under this key.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      routes.push(route);
    });
    check = checkAnswers(fastify);
  };
  subscribe('fastify.initialization', watch);
  const assembling = assembleApp(services);
  unsubscribe('fastify.initialization', watch);
  return { app: await assembling, routes, check };
}

/** Has something done at the end of what the server is for. */
type AtEnd = (act: () => Promise<void>) => void;

async function openFresh(atEnd: AtEnd): Promise<OpenDatabase> {
  const database = await openMigratedSqlite();
  atEnd(() => database.db.destroy());
  return database;
}

/** A configuration whose files are the test's own. */
async function testConfig(atEnd: AtEnd): Promise<Config> {
  const folder = await mkdtemp(join(tmpdir(), 'site-data-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: folder });
}

interface Parts {
  database?: OpenDatabase;
  config?: Partial<Config>;
  /** By default a folder; unless it draws, one that seems to hold every drawing. */
  media?: MediaStore;
  draws?: boolean;
  renderer?: PageRenderer;
  /** Folder of the built client. */
  client?: string;
  tracing?: Tracing;
  /** Where the log goes, at the level that `config` names. */
  log?: LogTarget;
  /** By default the end of the test; a server for several tests is ended by them. */
  atEnd?: AtEnd;
}

/** The whole server on a fresh database, without pages unless they are given; one administrator is signed in. */
export async function testServer({
  database,
  config,
  media,
  draws = false,
  renderer,
  client,
  tracing,
  log,
  atEnd = onTestFinished,
}: Parts = {}): Promise<TestServer> {
  const opened = database ?? (await openFresh(atEnd));
  const clock = { now: Date.parse('2026-03-01T09:00:00Z') };
  const whole = { ...(await testConfig(atEnd)), ...config };
  const folder = folderStore(whole.mediaDir);
  const services = {
    ...opened,
    config: whole,
    media: media ?? (draws ? folder : drawnStore(folder)),
    now: () => clock.now,
    renderer,
    client,
    tracing,
    log,
  };
  const { app, routes, check } = await assembleAndWatch(services);
  atEnd(() => app.close());
  await app.ready();
  const call = async (options: Call) => {
    const answer = await inject(app, options);
    check?.(answer);
    return answer;
  };
  const addUser = async (email: string, isAdmin = false) =>
    insertUser(opened.db, { email, passwordHash: await passwordHash, isAdmin });
  const signIn = async (email = adminEmail): Promise<string> => {
    const body = { email, password };
    return (await call({ method: 'POST', url: '/api/users/login', body })).json().token;
  };
  await addUser(adminEmail, true);
  const token = await signIn();
  return { app, db: opened.db, routes, clock, token, call, signIn, addUser };
}

/** A server for all tests of a describe block; what ends it belongs into the afterAll. */
export async function serverForAll(
  parts: Parts,
): Promise<{ server: TestServer; end: () => Promise<void> }> {
  const ends: Parameters<AtEnd>[0][] = [];
  const server = await testServer({ ...parts, atEnd: (act) => ends.push(act) });
  const end = async () => {
    for (const act of ends.toReversed()) await act();
  };
  return { server, end };
}

const tables = [
  'case_studies',
  'blogs',
  'categories',
  'location_pages',
  'enquiries',
  'users',
  'account_links',
  'uploads',
  'settings',
  'content_version',
  'trash',
  'revisions',
  'redirects',
  'publishing',
  'preview_keys',
  'bulk_changes',
  'saved_answers',
  'saved_filters',
  'remarks',
  'remark_mentions',
  'sign_off_links',
  'sign_off_answers',
] as const;

/** Everything stored apart from sessions, to show that a refused call has changed nothing. */
export async function everythingStored(db: Database): Promise<string> {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await db.selectFrom(table).selectAll().execute();
      // Postgres may give them in another order each time.
      return [table, found.map((row) => JSON.stringify(row)).sort()];
    }),
  );
  return JSON.stringify(rows);
}
