import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../db/open.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { percentile } from './measure.ts';
import { behindProxy, sendAsAnother, startSite, temporaryFolder } from './site.ts';

/** Runs one of the two commands and gives the seconds it took. */
async function command(name: 'backup' | 'restore', dataDir: string, file: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [`server/operations/backup/${name}-command.ts`, file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const [code] = await once(child, 'exit');
  must(code === 0, `${name} ended with ${code}: ${printed.slice(-300)}`);
  return (performance.now() - begun) / 1_000;
}

/** Bytes of films beside the first content: a backup of seconds, as of a site that has been used. */
const films = 50 * 1024 ** 2;

/** Backups while 200 enquiries a second come in, each restored and compared. */
export const backupUnderWrites: Fault = {
  id: 'F17',
  what: 'backup and restore under writes',
  stated: 10,
  async run(count, scene) {
    const site = await startSite(scene, behindProxy);
    const acknowledged: string[] = [];
    const times: number[] = [];
    let n = 0;
    const write = async () => {
      const number = n++;
      const begun = performance.now();
      if (!(await sendAsAnother(site.origin, number)).ok) return;
      times.push(performance.now() - begun);
      acknowledged.push(`m-${number}`);
    };
    const timer = setInterval(() => void write().catch(() => {}), 5);
    scene.atEnd(() => clearInterval(timer));
    writeFileSync(join(site.dataDir, 'media', `${'a'.repeat(32)}.mp4`), randomBytes(films));
    await sleep(3_000);
    // Alone before each backup, so that whatever else the machine does meets both alike.
    const alone: number[] = [];
    const beside: number[] = [];
    const seconds: number[] = [];
    const restores: number[] = [];
    let control = '';
    for (let turn = 0; turn < count; turn++) {
      times.length = 0;
      await sleep(4_000);
      alone.push(...times.splice(0));
      const before = [...acknowledged];
      const file = join(temporaryFolder(scene), 'site.tar.gz');
      seconds.push(await command('backup', site.dataDir, file));
      beside.push(...times.splice(0));
      const restored = join(temporaryFolder(scene), 'data');
      restores.push(await command('restore', restored, file));
      const { db } = openDatabase(`sqlite:${join(restored, 'site.db')}`);
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      must(rows[0]?.integrity_check === 'ok', 'the restored file is damaged');
      const stored = await db.selectFrom('enquiries').select('message').execute();
      await db.destroy();
      const found = new Set(stored.map(({ message }) => message));
      const check = (all: string[]) =>
        must(
          all.every((message) => found.has(message)),
          'an acknowledged row is missing',
        );
      check(before);
      control = await mustFail(() => check([...before, 'never sent']), 'a row that was never sent');
    }
    const [without, during] = [percentile(alone, 99), percentile(beside, 99)];
    const told = `p99 of a write ${without.toFixed(0)} → ${during.toFixed(0)} ms (median ${percentile(alone, 50).toFixed(0)} → ${percentile(beside, 50).toFixed(0)})`;
    // A few milliseconds are the scheduler's.
    must(during <= Math.max(2 * without, 25), told);
    return {
      result: `${count} backups in ≤ ${Math.max(...seconds).toFixed(1)} s, restored and checked in ≤ ${Math.max(...restores).toFixed(1)} s; ${acknowledged.length} rows, none missing; ${told}`,
      control,
    };
  },
};
