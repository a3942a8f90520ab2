import { killInWrites } from './f01-kill-in-writes.ts';
import { powerLoss } from './f02-power-loss.ts';
import { diskFull } from './f03-disk-full.ts';
import { readOnly } from './f04-read-only.ts';
import { corruptDatabase } from './f05-corrupt-database.ts';
import { twoProcesses } from './f06-two-processes.ts';
import { postgresRestart } from './f07-postgres-restart.ts';
import { bucketAway } from './f09-bucket-away.ts';
import { uploadCutOff } from './f10-upload-cut-off.ts';
import { slowReaders } from './f11-slow-readers.ts';
import { manyConnections } from './f12-many-connections.ts';
import { overloaded } from './f13-overload.ts';
import { rollingRestart, rollingRestartOfThree } from './f14-rolling-restart.ts';
import { clockJumps } from './f15-clock-jumps.ts';
import { migrationCutOff } from './f16-migration.ts';
import { backupUnderWrites } from './f17-backup.ts';
import { longRun } from './f18-long-run.ts';
import { thrownErrors } from './f19-thrown-errors.ts';
import { stalePages } from './f20-stale-pages.ts';
import { silentDatabase } from './f21-silent-database.ts';
import { foreignLock } from './f23-foreign-lock.ts';
import type { Fault } from './fault.ts';

/**
 * Plays the faults of docs/faults.md and prints their table:
 * `node tests/faults/run.ts [F01 F03 …]`; FAULT_SHARE=0.02 tries each so much less often than stated.
 * F08 and the mail server of F21 are played in tests/mail.
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
