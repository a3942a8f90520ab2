import { setImmediate as nextTurn } from 'node:timers/promises';
import { isoTime } from '../../../db/iso-time.ts';
import { changeImport, claimImport, findImport, type Import } from '../../../db/moving/imports.ts';
import { type ImportState, workingStates } from '../../../domain/moving/import.ts';
import { withLeanHeap } from '../../operations/overload/heap-growth.ts';
import { planImport } from '../plan/plan-import.ts';
import { readIntoPlan } from '../plan/read-entries.ts';
import { ExportRefused } from '../readers/export-refused.ts';
import type { ImportParts } from './import-parts.ts';
import { mayPass } from './may-pass.ts';
import { runImport } from './run-import.ts';
import { takeBack } from './take-back.ts';

/** Milliseconds after which the work of a process that was killed is taken over. */
const importLease = 30_000;

/** Processes in a row that ended while they worked on it: what it holds is what ends them. */
const maxCrashes = 5;

const crashed =
  'The server has ended five times while it worked on this, perhaps for want of memory; its log may say why.';

/** Milliseconds until a failure that may pass is tried again. */
const retryDelay = 30_000;

type Step = (
  parts: ImportParts,
  imported: Import,
  mayGoOn: () => Promise<boolean>,
) => Promise<boolean>;

const steps: Partial<Record<ImportState, Step>> = {
  reading: readIntoPlan,
  planning: planImport,
  running: runImport,
  'taking back': takeBack,
};

/** Lets requests in between, and ends when the state was changed by somebody. */
function pacer({ db }: ImportParts, { import_id, state }: Import, signal: AbortSignal) {
  return async () => {
    await nextTurn();
    if (signal.aborted) return false;
    return (await findImport(db, import_id))?.state === state;
  };
}

/** One item may have pictures that take longer than the lease. */
function leaseKeeper({ db, now, onFailure }: ImportParts, { import_id }: Import): NodeJS.Timeout {
  const renew = () =>
    changeImport(db, import_id, { lease_until: isoTime(now() + importLease) }, workingStates);
  const renewOrReport = () =>
    renew().catch((error: unknown) => onFailure(error, `import ${import_id}`));
  return setInterval(renewOrReport, importLease / 3).unref();
}

async function noteFailure(parts: ImportParts, imported: Import, error: unknown): Promise<void> {
  const { db, now, onFailure } = parts;
  const { import_id } = imported;
  if (error instanceof ExportRefused) {
    await changeImport(db, import_id, { state: 'refused', problem: error.message });
    return;
  }
  onFailure(error, `import ${import_id}`);
  const problem = mayPass(error)
    ? 'There is no room left, or the media store does not answer. It goes on by itself.'
    : 'Something went wrong; the log of the server says what. It is tried again.';
  const lease_until = isoTime(now() + retryDelay);
  await changeImport(db, import_id, { problem, lease_until, claims: 0 });
}

/** What was begun can go on, or be taken back, once somebody has seen to it. */
async function giveUp({ db }: ImportParts, { import_id, state }: Import): Promise<void> {
  const isBegun = state === 'running' || state === 'taking back';
  const end = { problem: crashed, lease_until: '', claims: 0 };
  await changeImport(db, import_id, { state: isBegun ? 'paused' : 'refused', ...end }, [state]);
}

/** Works through the states of a claimed import until it waits for somebody, or was stopped. */
async function workOnImport(
  parts: ImportParts,
  claimed: Import,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts;
  const { import_id } = claimed;
  const keeper = leaseKeeper(parts, claimed);
  try {
    for (let current: Import | null = claimed; current; ) {
      const step: Step | undefined = steps[current.state];
      if (!step || signal.aborted) break;
      await step(parts, current, pacer(parts, current, signal));
      current = await findImport(db, import_id);
    }
    await changeImport(db, import_id, { lease_until: '', claims: 0 });
  } catch (error) {
    clearInterval(keeper);
    // On a disk without room it cannot be noted either; the lease ends by itself.
    await noteFailure(parts, claimed, error).catch((failure: unknown) =>
      parts.onFailure(failure, `import ${import_id}`),
    );
  } finally {
    clearInterval(keeper);
  }
}

/** @returns whether there was one to work on */
export async function workOnNextImport(
  parts: ImportParts,
  signal: AbortSignal,
  id?: number,
): Promise<boolean> {
  const claim = { now: parts.now(), lease: importLease, id };
  const claimed = await claimImport(parts.db, claim);
  if (claimed && claimed.claims > maxCrashes) await giveUp(parts, claimed);
  else if (claimed) await withLeanHeap(() => workOnImport(parts, claimed, signal));
  return claimed !== null;
}
