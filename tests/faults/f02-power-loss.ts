import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../db/open.ts';
import { type Fault, must, mustFail, type Scene } from './fault.ts';
import { sendEnquiry, startSite, temporaryFolder } from './site.ts';

/** Whether a copy of the files holds all these messages and is sound. */
async function check(path: string, messages: string[]): Promise<void> {
  const { db } = openDatabase(`sqlite:${path}`);
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    must(rows[0]?.integrity_check === 'ok', 'the copy is damaged');
    const stored = await db.selectFrom('enquiries').select('message').execute();
    const found = new Set(stored.map(({ message }) => message));
    const lost = messages.filter((message) => !found.has(message));
    must(lost.length === 0, `${lost.length} acknowledged enquiries lost`);
  } finally {
    await db.destroy();
  }
}

/** The files as the disk would hold them: the log up to `bytes`, then a torn rest. */
function afterPowerLoss(scene: Scene, dataDir: string, bytes: number): string {
  const path = join(temporaryFolder(scene), 'site.db');
  copyFileSync(join(dataDir, 'site.db'), path);
  const log = readFileSync(join(dataDir, 'site.db-wal'));
  const torn = Buffer.from(log.subarray(bytes, bytes + 2_000));
  torn.fill(0xa5, torn.length / 2);
  writeFileSync(`${path}-wal`, Buffer.concat([log.subarray(0, bytes), torn]));
  return path;
}

/**
 * The write log, cut where it ended at each acknowledgement: what a disk that honours sync has after
 * power loss. db/open.test.ts asserts the setting that makes it sync (PRAGMA synchronous = FULL).
 */
export const powerLoss: Fault = {
  id: 'F02',
  what: 'power loss (log replay)',
  stated: 50,
  async run(count, scene) {
    const site = await startSite(scene);
    const log = join(site.dataDir, 'site.db-wal');
    const messages: string[] = [];
    let before = 0;
    for (let n = 0; n < count; n++) {
      // A checkpoint begins the log anew; without one, its length tells what was written.
      before = statSync(log).size;
      const message = `message-${n}`;
      const answer = await sendEnquiry(site.origin, message);
      must(answer.ok, `an enquiry was answered with ${answer.status}`);
      must(statSync(log).size > before, 'the log did not grow: its length tells no cut');
      messages.push(message);
      await check(afterPowerLoss(scene, site.dataDir, statSync(log).size), messages);
    }
    const control = await mustFail(
      () => check(afterPowerLoss(scene, site.dataDir, before), messages),
      'the log without its last commit',
    );
    return { result: `${count} cuts, ${messages.length} acknowledged, 0 lost, 0 damaged`, control };
  },
};
