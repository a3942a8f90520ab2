import { createHash, randomBytes, randomInt } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '../../db/accounts/users.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { type Fault, must, type Scene } from './fault.ts';
import { temporaryFolder } from './site.ts';

const rows = 300;

async function fill(path: string, name: string): Promise<Database> {
  const { db, kind } = openDatabase(`sqlite:${path}`);
  await migrate(db, kind);
  for (let n = 0; n < rows; n++) {
    const user = { email: `${name}${n}@example.com`, passwordHash: 'x'.repeat(90), isAdmin: false };
    await insertUser(db, user);
  }
  return db;
}

/** A sound file of 300 accounts, and the write log that another database has left. */
async function sources(scene: Scene) {
  const folder = temporaryFolder(scene);
  const good = join(folder, 'good.db');
  await (await fill(good, 'a')).destroy();
  const other = join(folder, 'other.db');
  const open = await fill(other, 'b');
  const foreignLog = readFileSync(`${other}-wal`);
  await open.destroy();
  return { good: readFileSync(good), foreignLog };
}

/** Ways to spoil a file, each at a random place. */
const damages: [string, (good: Buffer) => Buffer][] = [
  ['header', (good) => Buffer.concat([randomBytes(100), good.subarray(100)])],
  [
    'page',
    (good) => {
      const at = randomInt(1, Math.floor(good.length / 4_096)) * 4_096;
      return Buffer.concat([good.subarray(0, at), randomBytes(4_096), good.subarray(at + 4_096)]);
    },
  ],
  ['truncation', (good) => good.subarray(0, randomInt(1, good.length - 4_096))],
  ['foreign file', () => randomBytes(50_000)],
  ['write log of another database', (good) => good],
];

const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** 'refused' with the restore command named, or 'sound' with every row there. @throws otherwise */
async function open(path: string): Promise<'refused' | 'sound'> {
  let db: Database;
  try {
    ({ db } = openDatabase(`sqlite:${path}`));
  } catch (error) {
    must(/npm run restore/.test(String(error)), `the refusal names no way on: ${error}`);
    return 'refused';
  }
  try {
    const found = await db.selectFrom('users').select('email').execute();
    const own = found.filter(({ email }) => email.startsWith('a'));
    must(own.length === rows && found.length === rows, `started on bad data: ${own.length} rows`);
    return 'sound';
  } finally {
    await db.destroy();
  }
}

/** Damage of five kinds at random places: refused, untouched, or harmless to the last row. */
export const corruptDatabase: Fault = {
  id: 'F05',
  what: 'corrupt database',
  stated: 100,
  async run(count, scene) {
    const { good, foreignLog } = await sources(scene);
    const folder = temporaryFolder(scene);
    const path = join(folder, 'site.db');
    const seen = { refused: 0, sound: 0 };
    for (let n = 0; n < Math.max(count, damages.length); n++) {
      const [kind, spoil] = damages[n % damages.length] ?? ['', (file: Buffer) => file];
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
      writeFileSync(path, spoil(good));
      if (kind.startsWith('write log')) writeFileSync(`${path}-wal`, foreignLog);
      const before = hash(path);
      const answer = await open(path).catch((error) => {
        copyFileSync(path, join(folder, 'kept.db'));
        throw error;
      });
      seen[answer] += 1;
      must(answer === 'sound' || hash(path) === before, `${kind}: the file was changed`);
    }
    must(seen.refused > 0, 'nothing was refused');
    writeFileSync(path, good);
    for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
    must(existsSync(path), 'no file');
    return {
      result: `${seen.refused} refused, untouched and with the restore command; ${seen.sound} where no row was hurt`,
      control: `the undamaged file: ${await open(path)}`,
    };
  },
};
