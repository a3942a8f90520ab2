import type { Fault } from './fault.ts';
import { killInWrites } from './r01-kill-in-writes.ts';
import { powerLoss } from './r02-power-loss.ts';
import { diskFull } from './r03-disk-full.ts';
import { readOnly } from './r04-read-only.ts';
import { corruptDatabase } from './r05-corrupt-database.ts';
import { twoProcesses } from './r06-two-processes.ts';
import { postgresRestart } from './r07-postgres-restart.ts';
import { bucketAway } from './r09-bucket-away.ts';
import { uploadCutOff } from './r10-upload-cut-off.ts';
import { slowReaders } from './r11-slow-readers.ts';
import { manyConnections } from './r12-many-connections.ts';
import { overloaded } from './r13-overload.ts';
import { rollingRestart, rollingRestartOfThree } from './r14-rolling-restart.ts';
import { clockJumps } from './r15-clock-jumps.ts';
import { migrationCutOff } from './r16-migration.ts';
import { backupUnderWrites } from './r17-backup.ts';
import { longRun } from './r18-long-run.ts';
import { thrownErrors } from './r19-thrown-errors.ts';
import { stalePages } from './r20-stale-pages.ts';
import { silentDatabase } from './r21-silent-database.ts';
import { foreignLock } from './r23-foreign-lock.ts';

/**
 * Plays the faults of docs/faults.md and prints their table:
 * `node tests/faults/run.ts [R01 R03 …]`; FAULT_SHARE=0.02 tries each so much less often than stated.
 * R08 and the mail server of R21 are played in tests/mail.
 */

const faults: Fault[] = [
  killInWrites,
  powerLoss,
  diskFull,
  readOnly,
  corruptDatabase,
  twoProcesses,
  postgresRestart,
  bucketAway,
  uploadCutOff,
  slowReaders,
  manyConnections,
  overloaded,
  rollingRestart,
  rollingRestartOfThree,
  clockJumps,
  migrationCutOff,
  backupUnderWrites,
  longRun,
  thrownErrors,
  stalePages,
  silentDatabase,
  foreignLock,
];

const share = Number(process.env.FAULT_SHARE ?? 1);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Plays one and gives its row; whatever it started is ended. */
async function play(fault: Fault): Promise<boolean> {
  const ends: (() => unknown)[] = [];
  const count = Math.max(1, Math.round(fault.stated * share));
  try {
    const { result, control } = await fault.run(count, { atEnd: (act) => ends.push(act) });
    say(`| ${fault.id} | ${fault.what} | ${count} of ${fault.stated} | ${result} | ${control} |`);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`| ${fault.id} | ${fault.what} | ${count} of ${fault.stated} | **MISSED**: ${reason} | |`);
    return false;
  } finally {
    for (const act of ends.toReversed()) await act();
  }
}

const asked = process.argv.slice(2);
say('| Fault | What | Count | Result | Negative control |\n|---|---|---|---|---|');
let isMet = true;
for (const fault of faults) {
  if (asked.length > 0 && !asked.includes(fault.id)) continue;
  isMet = (await play(fault)) && isMet;
}
process.exit(isMet ? 0 : 1);
