import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertSession } from '../../../db/accounts/sessions.ts';
import { insertUser } from '../../../db/accounts/users.ts';
import { insertUpload } from '../../../db/media/uploads.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import { folderStore } from '../../../media/stores/folder-store.ts';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { loseNextAnswer } from '../../../tests/lost-answer.ts';
import { openMigratedSqlite } from '../../../tests/migrated-sqlite.ts';
import {
  acceptedFiles,
  mp4File,
  picture,
  pictureFile,
  refusedFiles,
} from '../../../tests/sample-files.ts';
import { newToken, sessions, tokenHash } from '../../accounts/sessions.ts';
import { readConfig } from '../../config.ts';
import { errors } from '../../http/errors.ts';
import { media } from '../media.ts';
import { upload } from './upload.ts';

const token = newToken();

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const { db, kind } = await openMigratedSqlite();
  app = Fastify();
  const config = readConfig({ DATA_DIR: folder });
  app.decorate('services', {
    db,
    kind,
    config,
    media: folderStore(config.mediaDir),
    now: Date.now,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  for (const plugin of [errors, sessions, media, upload]) await app.register(plugin);
  const { user_id: userId } = await insertUser(db, {
    email: 'a@b.example',
    passwordHash: '',
    isAdmin: true,
  });
  await insertSession(db, { tokenHash: tokenHash(token), userId, now: Date.now(), perUser: 5 });
});
afterEach(async () => {
  await app.close();
  await app.services.db.destroy();
  await rm(folder, { recursive: true });
});

type Part = Buffer | string;

/** One part of a form; the name and type that the sender claims are free. */
function filePart(
  bytes: Part,
  fileName = 'photo.jpg',
  field = 'file',
  type = 'image/jpeg',
): Part[] {
  const claim = `Content-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}`;
  return [`--xx\r\n${claim}\r\n\r\n`, bytes, '\r\n'];
}

function fieldPart(name: string, value: string): string {
  return `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

const formType = 'multipart/form-data; boundary=xx';
const signedIn = { authorization: `Bearer ${token}` };

function send(parts: Part[], headers: Record<string, string> = signedIn, type = formType) {
  const payload = Buffer.concat([...parts, '--xx--\r\n'].map((part) => Buffer.from(part)));
  return app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': type, ...headers },
    payload,
  });
}

async function storedFiles(): Promise<string[]> {
  const all = await readdir(join(folder, 'media'), { recursive: true });
  return all.filter((name) => name !== 'incoming');
}

async function countRows(): Promise<number> {
  return (await app.services.db.selectFrom('uploads').select('upload_id').execute()).length;
}

async function expectNothingKept() {
  expect([await storedFiles(), await countRows()]).toEqual([[], 0]);
}

test('R-5-17 every accepted type answers with its address, which serves it', async () => {
  for (const [type, file] of await acceptedFiles()) {
    const answer = await send(filePart(file, '../../evil.html', 'anything', 'text/html'));
    expect(answer.statusCode, type).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^\/media\/[0-9a-f]{32}(-w64h48)?\.\w+$/);
    const served = await app.inject(answer.body);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, type]);
    const row = await app.services.db
      .selectFrom('uploads')
      .selectAll()
      .where('file_name', '=', answer.body.slice('/media/'.length))
      .executeTakeFirst();
    expect(row).toMatchObject({ media_type: type, size: served.rawPayload.length });
  }
});

test('a photo of 4,000 px is offered in sizes that exist and that a page can afford', async () => {
  const photo = await picture(4_000, 2_667, true).jpeg({ quality: 60 }).toBuffer();
  const { body } = await send(filePart(photo));
  const { src, srcSet = '', avif = '' } = pictureSources(body);
  expect(src).toMatch(/-w4000h2667-1200\.webp$/);
  const offers = srcSet.split(', ').map((offer) => offer.split(' '));
  expect(offers.map(([, width]) => width)).toEqual(['480w', '800w', '1200w', '1600w', '2400w']);
  for (const [address = '', width = ''] of offers) {
    const served = await app.inject(address);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    // What a window of 1440 px gets, and a finer screen.
    expect(served.rawPayload.length).toBeLessThan(width === '2400w' ? 250_000 : 120_000);
  }
  // Until the AVIF files are made, their addresses answer too.
  for (const offer of avif.split(', ')) {
    const [address = ''] = offer.split(' ');
    const served = await app.inject(address);
    expect([served.statusCode, served.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/image\/(webp|avif)/),
    ]);
  }
}, 60_000);

test.each(refusedFiles)('T21 %s is refused, whatever it claims to be', async (_, file) => {
  const answer = await send(filePart(Buffer.from(file), 'evil.png', 'image', 'image/png'));
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ message: expect.stringMatching(/not accepted/) });
  await expectNothingKept();
});

test('T18 a picture over 10 MB and a film over 100 MB are refused', async () => {
  const [jpeg, many] = [await pictureFile('jpeg'), Buffer.alloc(10 * 1_048_576)];
  const answer = await send(filePart(Buffer.concat([jpeg, many])));
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { message: 'The file is larger than 10 MB.' },
  ]);
  const film = Buffer.concat([mp4File, Buffer.alloc(100 * 1_048_576)]);
  const other = await send(filePart(film));
  expect([other.statusCode, other.json()]).toEqual([
    413,
    { message: 'The file is larger than 100 MB.' },
  ]);
  await expectNothingKept();
});

test('T12 without a session nothing is read', async () => {
  const file = await pictureFile('jpeg');
  expect((await send(filePart(file), {})).statusCode).toBe(401);
  expect((await send(filePart(file), { authorization: `Bearer ${newToken()}` })).statusCode).toBe(
    401,
  );
  await expectNothingKept();
});

test('other bodies than a form are refused with 415', async () => {
  for (const type of [
    'application/json',
    'text/plain',
    'image/jpeg',
    'application/x-www-form-urlencoded',
  ]) {
    expect((await send(['{}'], signedIn, type)).statusCode, type).toBe(415);
  }
  const none = await app.inject({ method: 'POST', url: '/api/upload', headers: signedIn });
  expect(none.statusCode).toBe(415);
});

test('T19 a form without a file, with two or with too much beside it keeps nothing', async () => {
  const file = filePart(await pictureFile('jpeg'));
  const fields = Array.from({ length: 6 }, (_, index) => fieldPart(`f${index}`, 'x'));
  const forms: [number, Part[]][] = [
    [400, []],
    [400, [fieldPart('file', 'text')]],
    [400, filePart('', '')],
    [413, [...file, ...file]],
    [413, [...file, ...fields]],
    [413, [...fields, ...file]],
    [400, [...file, ...fieldPart('__proto__', 'x')]],
  ];
  for (const [status, parts] of forms) {
    expect((await send(parts)).statusCode).toBe(status);
    await expectNothingKept();
  }
  expect((await send([fieldPart('a', 'b'), ...file])).statusCode).toBe(200);
});

test('the same bytes sent twice are stored once', async () => {
  const jpeg = await pictureFile('jpeg', 600, 400);
  const first = await send(filePart(jpeg, 'one.jpg'));
  const files = await storedFiles();
  expect((await send(filePart(jpeg, 'two.jpg'))).body).toBe(first.body);
  expect(await countRows()).toBe(1);
  const made = (name: string) => !name.endsWith('.avif') && !name.includes('incoming');
  expect((await storedFiles()).filter(made)).toEqual(files.filter(made));
});

test('AVIF files follow by themselves', async () => {
  await app.ready();
  const { body } = await send(filePart(await pictureFile('jpeg', 600, 400)));
  const address = body.replace('.jpg', '-480.avif');
  const typeOf = async () => (await app.inject(address)).headers['content-type'];
  await expect.poll(typeOf, { timeout: 20_000 }).toBe('image/avif');
  const { rawPayload, headers } = await app.inject(address);
  expect(rawPayload.toString('latin1', 4, 12)).toBe('ftypavif');
  expect(headers['cache-control']).toContain('immutable');
});

test('a picture that cannot be read keeps no other from its AVIF files', async () => {
  await app.ready();
  const { db, config } = app.services;
  const file_name = 'broken-w600h400.jpg';
  await insertUpload(db, {
    file_name,
    media_type: 'image/jpeg',
    size: 9,
    width: 600,
    height: 400,
    widths: [480],
    hash: 'broken',
    original_name: file_name,
  });
  await writeFile(join(config.mediaDir, file_name), 'no picture');
  const { body } = await send(filePart(await pictureFile('jpeg', 600, 400)));
  const address = body.replace('.jpg', '-480.avif');
  const typeOf = async () => (await app.inject(address)).headers['content-type'];
  await expect.poll(typeOf, { timeout: 10_000 }).toBe('image/avif');
});

test('the colours of a picture are kept with it, and made for an earlier one', async () => {
  await app.ready();
  const { db } = app.services;
  const kept = async () => {
    const row = db
      .selectFrom('uploads')
      .select('placeholder')
      .where('media_type', '=', 'image/jpeg');
    return (await row.executeTakeFirstOrThrow()).placeholder;
  };
  await send(filePart(await pictureFile('jpeg', 600, 400)));
  const made = await kept();
  expect(made).toMatch(/^[0-9a-f]{6}( [0-9a-f]{3}){6}$/);
  await db.updateTable('uploads').set({ placeholder: null }).execute();
  // Any upload wakes the work.
  await expect
    .poll(async () => (await send(filePart(mp4File, 'film.mp4'))).statusCode && kept(), {
      timeout: 10_000,
    })
    .toBe(made);
});

test('a row that cannot be written takes its files with it', async () => {
  await sql`create trigger no_uploads before insert on uploads begin select raise(abort, 'no'); end`.execute(
    app.services.db,
  );
  expect((await send(filePart(await pictureFile('jpeg', 600)))).statusCode).toBe(500);
  expect(await storedFiles()).toEqual([]);
});

test('F07 a row whose answer was lost keeps its file', async () => {
  const jpeg = filePart(await pictureFile('jpeg', 80, 60));
  loseNextAnswer(app.services.db);
  expect((await send(jpeg)).statusCode).toBe(503);
  const { body } = await send(jpeg);
  expect((await app.inject(body)).statusCode).toBe(200);
});

test('T19 a form that is damaged anywhere is refused and leaves nothing', async () => {
  const file = Buffer.concat([...filePart(mp4File), '--xx--\r\n'].map((part) => Buffer.from(part)));
  const damage = fc.record({ cut: fc.nat(file.length - 8), insert: fc.string({ maxLength: 5 }) });
  await fc.assert(
    fc.asyncProperty(damage, async ({ cut, insert }) => {
      const payload = Buffer.concat([file.subarray(0, cut), Buffer.from(insert)]);
      const headers = { ...signedIn, 'content-type': formType };
      const answer = await app.inject({ method: 'POST', url: '/api/upload', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: fuzzRuns(200, 2_000) },
  );
  await expectNothingKept();
});

test('T19 a sender who goes away in the middle leaves nothing, and the next one is served', async () => {
  const address = new URL('/api/upload', await app.listen({ port: 0, host: '127.0.0.1' }));
  const jpeg = await picture(600, 400, true).jpeg().toBuffer();
  const body = Buffer.concat(filePart(jpeg).map((part) => Buffer.from(part)));
  const cuts = Array.from({ length: 40 }, () => Math.ceil(Math.random() * (body.length - 1)));
  for (const at of [10, 100, 200, 5_000, 20_000, ...cuts]) {
    const headers = { ...signedIn, 'content-type': formType };
    const sender = request(address, { method: 'POST', headers });
    sender.on('error', () => {});
    await new Promise((resolve) => sender.write(body.subarray(0, at), resolve));
    await setTimeout(10);
    sender.destroy();
  }
  await expect.poll(storedFiles).toEqual([]);
  expect((await send(filePart(jpeg))).statusCode).toBe(200);
});

test('the sender of a large wrong file reads why it was refused', async () => {
  const address = new URL('/api/upload', await app.listen({ port: 0, host: '127.0.0.1' }));
  const headers = { ...signedIn, 'content-type': formType };
  const body = Buffer.concat(
    [...filePart(Buffer.alloc(30_000_000, 'x')), '--xx--\r\n'].map((part) => Buffer.from(part)),
  );
  const answer = await fetch(address, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toEqual([
    415,
    { message: expect.stringMatching(/not accepted/) },
  ]);
  await expectNothingKept();
});

test('the media folder and the place for unfinished files are there from the start', async () => {
  await app.ready();
  expect((await stat(join(folder, 'media', 'incoming'))).isDirectory()).toBe(true);
});

test('T19 a file above the quota of the library is refused and leaves nothing', async () => {
  const { config } = app.services;
  const quota = 2 * mp4File.length;
  Object.assign(app.services, { config: { ...config, mediaQuota: quota } });
  const first = await send(filePart(mp4File));
  expect(first.statusCode).toBe(200);
  const files = await storedFiles();
  const refused = await send(filePart(await pictureFile('jpeg', 2_000, 2_000)));
  expect(refused.statusCode).toBe(507);
  expect(refused.json().message).toMatch(
    /^The library may hold .* GB, and this file is too much\./,
  );
  expect([await storedFiles(), await countRows()]).toEqual([files, 1]);
  // The same bytes again take no room.
  Object.assign(app.services, { config: { ...config, mediaQuota: mp4File.length } });
  expect((await send(filePart(mp4File))).body).toBe(first.body);
});
