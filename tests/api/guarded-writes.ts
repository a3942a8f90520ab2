import { randomBytes } from 'node:crypto';
import type { HTTPMethods, RouteOptions } from 'fastify';
import { insertInvitation } from '../../db/accounts/invitations.ts';
import { insertSession } from '../../db/accounts/sessions.ts';
import { insertUser } from '../../db/accounts/users.ts';
import { saveRedirect } from '../../db/content/addresses/redirects.ts';
import { changeMany } from '../../db/content/bulk/change-many.ts';
import { insertCategory } from '../../db/content/categories.ts';
import { deleteItem, insertItem, updateItem } from '../../db/content/change-items.ts';
import { saveLoad } from '../../db/content/first/load-note.ts';
import { findRevisions } from '../../db/content/history/revisions.ts';
import { deleteRemark, insertRemark } from '../../db/content/remarks/change-remarks.ts';
import type { RemarkRow } from '../../db/content/remarks/remark-tables.ts';
import { deleteSavedAnswer, insertSavedAnswer } from '../../db/inbox/saved-answers.ts';
import { insertUpload } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageInput, locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { remarkPlace } from '../../domain/content/remarks/remark.ts';
import { mainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { newToken, tokenHash } from '../../server/accounts/sessions.ts';
import { insertEnquiry } from '../insert-enquiry.ts';
import type { TestServer } from '../server.ts';
import {
  findAdministrator,
  newDeletedFilter,
  newDismissedMail,
  newFailedMail,
  newFilter,
  newPlannedImport,
  newSignOffAnswer,
  newSignOffLink,
} from './fresh-rows.ts';
import type { Write } from './spellings.ts';

/** Routes that write and are open to everybody: the only ones there may be (threat T12). */
export const openWrites = [
  '/api/users/invitations/accept',
  // Changes nothing: by POST so that no address holds a token.
  '/api/users/links/look',
  '/api/users/login',
  '/api/users/password/forgot',
  '/api/users/password/reset',
  '/send-contact-form',
  '/send-contact-form-main',
];

const reading: HTTPMethods[] = ['GET', 'HEAD', 'OPTIONS'];

let names = 0;
/** A name that nothing has yet. */
export const nextName = () => `n${++names}`;

/** The methods of a route that write. */
export function writingMethods({ method }: RouteOptions): HTTPMethods[] {
  return [method].flat().filter((one) => !reading.includes(one));
}

/** Routes that only say 404 or 405 do nothing with a token; their handler is never reached. */
export function isRefusing({ schema }: RouteOptions): boolean {
  return schema !== undefined && 'hide' in schema && schema.hide === true;
}

/** The id of another session of the administrator; one without a password to hash. */
async function newSession(server: TestServer): Promise<string> {
  const { db, clock } = server;
  const { user_id: userId } = await findAdministrator(server);
  const hash = tokenHash(newToken());
  await insertSession(db, { tokenHash: hash, userId, now: clock.now, perUser: 5 });
  return hash.slice(0, 16);
}

async function newUser(db: Database): Promise<string> {
  const email = `${nextName()}@example.com`;
  const user = await insertUser(db, { email, passwordHash: 'x', isAdmin: false });
  return String(user.user_id);
}

async function newInvitation(server: TestServer): Promise<string> {
  const { db, clock } = server;
  const { user_id: invitedBy } = await findAdministrator(server);
  const email = `${nextName()}@example.com`;
  const made = await insertInvitation(db, { email, invitedBy, now: clock.now });
  return typeof made === 'string' ? made : String(made.link_id);
}

async function newBlog(db: Database): Promise<string> {
  const { blog_id } = await insertItem(db, blogKind, blogInput.parse({ title: nextName() }));
  return String(blog_id);
}

/** The id of a blog in the trash. */
async function newTrash(db: Database): Promise<string> {
  const id = await newBlog(db);
  await deleteItem(db, blogKind, Number(id));
  return id;
}

/** The id of a published blog with a newer draft. */
async function newDraft(db: Database): Promise<string> {
  const id = await newBlog(db);
  await updateItem(db, blogKind, Number(id), blogInput.parse({ title: id }), { status: 'draft' });
  return id;
}

async function newRedirect(db: Database): Promise<string> {
  const path = `/${nextName()}`;
  await saveRedirect(db, { path, target: '/contact', kind: null, item_id: null });
  const saved = db.selectFrom('redirects').select('redirect_id').where('path', '=', path);
  return String((await saved.executeTakeFirstOrThrow()).redirect_id);
}

/** The id of a revision of a blog. */
async function newRevision(db: Database): Promise<string> {
  const [revision] = await findRevisions(db, 'blog', await newBlog(db));
  return String(revision?.revision_id);
}

async function newUpload(db: Database): Promise<string> {
  const file_name = `${nextName()}.mp4`;
  const film = { file_name, media_type: 'video/mp4', size: 1, width: null, height: null };
  await insertUpload(db, { ...film, widths: [], hash: null, original_name: '' });
  const row = await db
    .selectFrom('uploads')
    .select('upload_id')
    .where('file_name', '=', file_name)
    .executeTakeFirstOrThrow();
  return String(row.upload_id);
}

async function newEnquiry(db: Database): Promise<string> {
  const typed = { name: 'Omar', email: 'omar@example.com', message: nextName() };
  return String(await insertEnquiry(db, mainEnquiryInput(firstFormLimits).parse(typed)));
}

async function newSavedAnswer({ db, clock }: TestServer): Promise<string> {
  const saved = await insertSavedAnswer(db, { title: nextName(), text: 'Yes.' }, clock.now);
  return String(saved?.saved_answer_id);
}

/** The id of a saved answer that was deleted. */
async function newDeletedAnswer(server: TestServer): Promise<string> {
  const id = await newSavedAnswer(server);
  await deleteSavedAnswer(server.db, Number(id), server.clock.now);
  return id;
}

async function newBulkChange(db: Database): Promise<string> {
  const bulk = randomBytes(12).toString('hex');
  const ids = [await newBlog(db)];
  const change = { action: 'take back', ids, category: null } as const;
  await changeMany(db, blogKind, { change, bulk, save: {} }, () => {});
  return bulk;
}

/** A remark of the administrator. */
async function newRemark(server: TestServer): Promise<RemarkRow> {
  const { db, clock } = server;
  const by = await findAdministrator(server);
  const item = { kind: 'blog' as const, item_id: await newBlog(db) };
  const place = { ...item, ...remarkPlace.parse({}) };
  const row = await insertRemark(db, place, { text: nextName(), by, now: clock.now });
  if (row === 'full') throw new Error('A new blog has no remarks.');
  return row;
}

async function newRemarkId(server: TestServer): Promise<string> {
  return String((await newRemark(server)).remark_id);
}

async function newDeletedRemark(server: TestServer): Promise<string> {
  const remark = await newRemark(server);
  await deleteRemark(server.db, remark, server.clock.now);
  return String(remark.remark_id);
}

async function newLocation(db: Database): Promise<string> {
  const name = nextName();
  const input = locationPageInput.parse({ slug_url: name, main_heading: name });
  return String((await insertItem(db, locationPageKind, input)).location_id);
}

async function newPage(db: Database): Promise<string> {
  const name = nextName();
  const input = pageKind.input.parse({ name, path: `/${name}-page` });
  return String((await insertItem(db, pageKind, input)).page_id);
}

/** An id of something that exists, for each route that asks for one. */
/** A demo that can be taken back, of which nothing is left. */
async function noteRemovedDemo(db: Database): Promise<void> {
  const at = new Date().toISOString();
  const removal = { bulk: '0'.repeat(24), at, count: 1, testimonials: [] };
  await saveLoad(db, { content: 'demo', name: 'Demo', removal });
}

async function freshIds(server: TestServer): Promise<Map<string, string>> {
  const { db } = server;
  await noteRemovedDemo(db);
  return new Map([
    ['/api/caseStudies/:id', (await insertItem(db, caseStudyKind, {}))._id],
    ['/blog/:id', await newBlog(db)],
    ['/api/locationpages/:id', await newLocation(db)],
    ['/api/pages/:id', await newPage(db)],
    ['/api/categories/:id', String((await insertCategory(db, nextName())).category_id)],
    ['/api/users/sessions/:id', await newSession(server)],
    ['/api/users/:id', await newUser(db)],
    ['/api/users/:id/reset', await newUser(db)],
    ['/api/users/invitations/:id', await newInvitation(server)],
    ['/api/users/invitations/:id/resend', await newInvitation(server)],
    ['/api/revisions/:revision/restore', await newRevision(db)],
    ['/api/redirects/:id', await newRedirect(db)],
    ['/api/publishing/:kind/:id', await newBlog(db)],
    ['/api/publishing/:kind/:id/draft', await newDraft(db)],
    ['/api/publishing/:kind/:id/publish', await newBlog(db)],
    ['/api/publishing/:kind/:id/unpublish', await newBlog(db)],
    ['/api/editions/:kind/:id/:language', await newBlog(db)],
    ['/api/preview-links/:kind/:id', await newBlog(db)],
    ['/api/duplicates/:kind/:id', await newBlog(db)],
    ['/api/presence/:kind/:id', await newBlog(db)],
    ['/api/trash/:kind/:id/restore', await newTrash(db)],
    ['/api/trash/:kind/:id', await newTrash(db)],
    ['/api/bulk-changes/:id/undo', await newBulkChange(db)],
    ['/api/uploads/:id', await newUpload(db)],
    ['/api/uploads/:id/captions', await newUpload(db)],
    ['/api/uploads/:id/replacement', await newUpload(db)],
    ['/api/enquiries/:id', await newEnquiry(db)],
    ['/api/enquiries/:id/answer', await newEnquiry(db)],
    ['/api/saved-answers/:id', await newSavedAnswer(server)],
    ['/api/saved-answers/:id/restore', await newDeletedAnswer(server)],
    ['/api/outbox/:id/resend', await newFailedMail(server)],
    ['/api/outbox/:id/dismiss', await newFailedMail(server)],
    ['/api/outbox/:id/restore', await newDismissedMail(server)],
    ['/api/saved-filters/:id', await newFilter(server)],
    ['/api/saved-filters/:id/restore', await newDeletedFilter(server)],
    ['/api/remarks/of/:kind/:id', await newBlog(db)],
    ['/api/likeness/:kind/:id/reason', await newBlog(db)],
    ['/api/sign-offs/of/:kind/:id', await newBlog(db)],
    ['/api/sign-offs/links/:id/revoke', await newSignOffLink(server)],
    ['/api/sign-offs/links/:id/renew', await newSignOffLink(server)],
    ['/api/sign-offs/links/:id/extend', await newSignOffLink(server)],
    ['/api/sign-offs/answers/:id/seen', await newSignOffAnswer(server)],
    ['/api/admin/imports/:id', await newPlannedImport(server)],
    ['/api/admin/imports/:id/choices', await newPlannedImport(server)],
    ['/api/admin/imports/:id/steps/:step', await newPlannedImport(server)],
    ['/api/admin/imports/:id/entry', await newPlannedImport(server)],
    ['/api/admin/imports/:id/entry/choice', await newPlannedImport(server)],
    ['/api/admin/imports/:id/origin', await newPlannedImport(server)],
    ['/api/remarks/:id', await newRemarkId(server)],
    ['/api/remarks/:id/answers', await newRemarkId(server)],
    ['/api/remarks/:id/resolve', await newRemarkId(server)],
    ['/api/remarks/:id/reopen', await newRemarkId(server)],
    ['/api/remarks/:id/restore', await newDeletedRemark(server)],
  ]);
}

/** Every route that writes, read from the live server, with the id of something that exists. */
export async function guardedWrites(server: TestServer): Promise<Write[]> {
  const ids = await freshIds(server);
  return server.routes
    .filter((route) => !isRefusing(route) && !openWrites.includes(route.url))
    .flatMap((route) => writingMethods(route).map((method) => ({ method, route: route.url })))
    .map((write) => ({
      ...write,
      url: write.route
        .replace(':kind', 'blog')
        .replace(':language', 'ar')
        .replace(':step', 'start')
        .replace(/:(id|revision)/, () => ids.get(write.route) ?? 'unknown'),
    }));
}
