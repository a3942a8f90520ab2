import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Fills a database and a file until the system refuses another byte, and says what it made of the errors. */
const script = `
  import { writeFile } from 'node:fs/promises';
  import sharp from 'sharp';
  import { sql } from 'kysely';
  import { openDatabase } from '${root}/db/open.ts';
  import { isDiskFull } from '${root}/server/http/database-failure.ts';
  import { isOutOfSpace } from '${root}/media/upload-refused.ts';
  const folder = process.argv[1];
  const failure = (work) => work().then(() => null, (error) => error);
  const { db } = openDatabase('sqlite:' + folder + '/site.db');
  await sql\`create table notes (text text)\`.execute(db);
  const inserted = await failure(async () => {
    for (;;) {
      await db.transaction().execute((one) => sql\`insert into notes values (\${'x'.repeat(50_000)})\`.execute(one));
    }
  });
  const read = (await sql\`select count(*) as count from notes\`.execute(db)).rows[0].count;
  const written = await failure(() => writeFile(folder + '/file', Buffer.alloc(5_000_000)));
  const raw = { width: 2_000, height: 2_000, channels: 3 };
  const drawn = await failure(() => sharp(Buffer.alloc(12_000_000), { raw }).png({ compressionLevel: 0 }).toFile(folder + '/a.png'));
  console.log(JSON.stringify([
    [inserted.message, isDiskFull(inserted), read > 0],
    [written.code, isDiskFull(written), isOutOfSpace(written)],
    [drawn.message, isOutOfSpace(drawn)],
  ]));
`;

test('F03 a limit of the size of files is told like a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-limit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The log of the database reaches it first; a limit in units of 1,024 bytes.
  const command = 'ulimit -f 2000 && exec "$0" --input-type=module -e "$1" "$2"';
  const args = ['-c', command, process.execPath, script, folder];
  const said = execFileSync('bash', args, { cwd: root, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([
    [expect.stringMatching(/disk I\/O error|full/), true, true],
    ['EFBIG', true, true],
    [expect.stringMatching(/too large/i), true],
  ]);
});
