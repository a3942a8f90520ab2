import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../db/open.ts';
import { pictureFile } from '../sample-files.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { percentile } from './measure.ts';
import { administrator, post, prepareSite, type Site, sendEnquiry } from './site.ts';

/** What the server has said 'success' to, by kind. */
interface Acknowledged {
  enquiries: string[];
  studies: string[];
  blogs: Set<string>;
  uploads: string[];
  deleted: Set<string>;
}

type Headers = Record<string, string>;

/** One thing after another, of every kind; what is not answered is nobody's promise. */
async function writeOnce(site: Site, headers: Headers, log: Acknowledged, n: number) {
  const { origin } = site;
  const message = `message-${n}`;
  if ((await sendEnquiry(origin, message)).ok) log.enquiries.push(message);
  const picture = { blog_image: '/icon-192.png', bannerImage: '/icon-192.png' };
  const blog = await post(`${origin}/blog`, { title: message, ...picture }, headers);
  const { data } = (await blog.json()) as { data: { blog_id: number } };
  log.blogs.add(String(data.blog_id));
  const made = await fetch(`${origin}/api/caseStudies`, { method: 'POST', headers });
  const { _id } = (await made.json()) as { _id: string };
  const fields = { heroHeading: message, sec4Heading: 'a', sec4SubHeading: 'b', ...picture, _id };
  const put = await post(`${origin}/api/caseStudies/${_id}`, fields, headers, 'PUT');
  if (put.ok) log.studies.push(_id);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await pictureFile('png', 64 + (n % 900), 48))]));
  const upload = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body: form });
  if (upload.ok) log.uploads.push((await upload.text()).replace('/media/', ''));
  if (n % 3 > 0) return;
  const id = String(data.blog_id);
  log.blogs.delete(id);
  const gone = await fetch(`${origin}/blog/${id}`, { method: 'DELETE', headers });
  if (gone.ok) log.deleted.add(id);
}

async function column(db: Database, table: 'blogs' | 'case_studies', name: string) {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(name)} as value from ${sql.table(
    table,
  )}`.execute(db);
  return new Set(rows.map(({ value }) => String(value)));
}

/** Every acknowledged thing is there, nothing is there by half, and the file is sound. */
async function check(db: Database, mediaDir: string, log: Acknowledged): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  must(rows[0]?.integrity_check === 'ok', 'the database is damaged');
  const enquiries = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.enquiry_id', 'enquiries.enquiry_id')
    .select(['message', 'outbox_id'])
    .execute();
  must(
    enquiries.every(({ outbox_id }) => outbox_id !== null),
    'an enquiry without its message',
  );
  const messages = new Set(enquiries.map(({ message }) => message));
  const uploads = await db.selectFrom('uploads').select('file_name').execute();
  const names = new Set(uploads.map(({ file_name }) => file_name));
  const [blogs, studies] = [
    await column(db, 'blogs', 'blog_id'),
    await column(db, 'case_studies', '_id'),
  ];
  const lost = [
    ...log.enquiries.filter((message) => !messages.has(message)),
    ...[...log.blogs].filter((id) => !blogs.has(id)),
    ...log.studies.filter((id) => !studies.has(id)),
    ...log.uploads.filter((name) => !names.has(name)),
    ...[...log.deleted].filter((id) => blogs.has(id)),
  ];
  must(lost.length === 0, `${lost.length} acknowledged writes lost: ${lost.slice(0, 5)}`);
  const halves = [...names].filter((name) => !existsSync(join(mediaDir, name)));
  must(halves.length === 0, `${halves.length} uploads without their file`);
}

/** Kill -9 of the whole server at a random moment, while four clients write. */
export const killInWrites: Fault = {
  id: 'F01',
  what: 'kill -9 in writes',
  stated: 1_000,
  async run(count, scene) {
    const site = await prepareSite(scene);
    await site.start();
    const headers = await administrator(site);
    const log: Acknowledged = {
      enquiries: [],
      studies: [],
      blogs: new Set(),
      uploads: [],
      deleted: new Set(),
    };
    let isOver = false;
    let n = 0;
    const clients = Array.from({ length: 4 }, async () => {
      // The server is gone for a moment, again and again.
      while (!isOver) await writeOnce(site, headers, log, n++).catch(() => sleep(20));
    });
    const starts: number[] = [];
    for (let kill = 0; kill < count; kill++) {
      await sleep(50 + Math.random() * 1_450);
      await site.end('SIGKILL');
      await site.start();
      starts.push(site.startedIn());
    }
    isOver = true;
    await Promise.all(clients);
    await site.end('SIGKILL');
    const { db } = openDatabase(`sqlite:${join(site.dataDir, 'site.db')}`);
    scene.atEnd(() => db.destroy());
    const mediaDir = join(site.dataDir, 'media');
    await check(db, mediaDir, log);
    const control = await mustFail(
      () => check(db, mediaDir, { ...log, enquiries: [...log.enquiries, 'never sent'] }),
      'one acknowledged write more than was made',
    );
    const writes = log.enquiries.length + log.studies.length + log.blogs.size + log.uploads.length;
    const ready = percentile(starts, 50).toFixed(0);
    const worst = Math.max(...starts).toFixed(0);
    return {
      result: `${count} kills, ${writes + log.deleted.size} acknowledged, 0 lost, 0 halves; ready in ${ready} ms, at worst ${worst}`,
      control,
    };
  },
};
