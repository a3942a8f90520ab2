import type { FastifyInstance } from 'fastify';
import { isoTime } from '../../../db/iso-time.ts';
import { findJobRun } from '../../../db/jobs/jobs.ts';
import { countEntries } from '../../../db/moving/entries.ts';
import { countPictures, retryPictures } from '../../../db/moving/import-pictures.ts';
import {
  changeImport,
  deleteImport,
  findImport,
  findImports,
  type Import,
  lockImport,
} from '../../../db/moving/imports.ts';
import { countAddresses, countWaitingRedirects } from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import { pick } from '../../../db/pick.ts';
import {
  discardImport,
  getImport,
  type ImportStep,
  listImports,
  stepImport,
} from '../../../domain/api/moving/imports.ts';
import { type ImportState, importDays } from '../../../domain/moving/import.ts';
import { routesOf } from '../../api/route.ts';
import { nothingHere } from '../../http/errors.ts';
import { Refusal } from '../../http/refusal.ts';
import { removeUploadedFile } from './import-file.ts';

const listed = 20;

const columns = [
  ...(['import_id', 'name', 'size', 'state', 'problem'] as const),
  ...(['made_by', 'made_at', 'begun_at', 'ended_at'] as const),
];

/** @throws {Refusal} */
export async function findImportOrRefuse(db: Database, id: number): Promise<Import> {
  const found = await findImport(db, id);
  if (!found) throw nothingHere();
  return found;
}

const forgotten = `What came is kept for ${importDays} days only. Please import the file again.`;

interface StepPlan {
  from: readonly ImportState[];
  to: ImportState;
  message: string;
  refusal: string;
}

const steps: Record<ImportStep, StepPlan> = {
  start: {
    from: ['planned', 'paused'],
    to: 'running',
    message: 'The import is running.',
    refusal: 'Only what is planned or paused can be started.',
  },
  pause: {
    from: ['running'],
    to: 'paused',
    message: 'The import is paused.',
    refusal: 'Only a running import can be paused.',
  },
  'take-back': {
    from: ['running', 'paused', 'finished'],
    to: 'taking back',
    message: 'What it made is going to the trash.',
    refusal: 'There is nothing to take back.',
  },
  'retry-pictures': {
    from: ['finished'],
    to: 'running',
    message: 'Missing pictures are fetched again.',
    refusal: 'Wait until the import has finished.',
  },
};

function originOf({ choices, source }: Import): string {
  return choices.origin || (URL.canParse(source) ? source : '');
}

const isBegun = ({ state }: Import) => state === 'running' || state === 'paused';

async function openImport(db: Database, found: Import) {
  const { import_id } = found;
  const [counts, addresses, pictures, waiting, backup] = await Promise.all([
    countEntries(db, import_id),
    countAddresses(db, import_id),
    countPictures(db, import_id),
    isBegun(found) ? countWaitingRedirects(db, import_id) : 0,
    findJobRun(db, 'backup'),
  ]);
  const of = (state: string) => addresses.find((one) => one.state === state)?.count ?? 0;
  return {
    ...pick(found, columns),
    choices: found.choices,
    counts,
    pictures,
    origin: originOf(found),
    addresses: { redirect: of('redirect'), stays: of('stays'), look: of('look'), waiting },
    backup_at: backup?.succeeded_at ?? null,
  };
}

export async function importState(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Import'], access: 'admin' });
  const { db, now, config: site } = app.services;

  route(listImports, {
    summary: 'Imports of other sites',
    description: 'The newest first.',
    handler: async () => ({
      imports: (await findImports(db, listed)).map((found) => pick(found, columns)),
    }),
  });

  route(getImport, {
    summary: 'An import, its plan and how far it is',
    description: 'The counts are those of the plan before the run, and of the ledger from then on.',
    handler: async ({ params: { id } }) => openImport(db, await findImportOrRefuse(db, id)),
  });

  route(stepImport, {
    summary: 'Start, pause or take back an import',
    description:
      'What was made goes to the trash when it is taken back. A paused one goes on where it was.',
    async handler(request) {
      const { id, step } = request.params;
      const { name, begun_at, file } = await findImportOrRefuse(db, id);
      const { from, to, message, refusal } = steps[step];
      if (to === 'running' && file === '') throw new Refusal(409, forgotten);
      const begun = { begun_at: begun_at ?? isoTime(now()), ended_at: null, problem: '' };
      await db.transaction().execute(async (transaction) => {
        const isChanged = await changeImport(transaction, id, { state: to, ...begun }, from);
        if (!isChanged) throw new Refusal(409, refusal);
        if (step === 'retry-pictures') await retryPictures(transaction, id);
      });
      request.auditedAs = { kind: 'imports', item_id: String(id), title: name, action: step };
      return { message };
    },
  });

  route(discardImport, {
    summary: 'Discard an import',
    description: 'Before it has started, or after it was taken back; its file and its ledger go.',
    async handler(request) {
      const { id } = request.params;
      const { name, file } = await db.transaction().execute(async (transaction) => {
        const found = await lockImport(transaction, id);
        if (!found) throw nothingHere();
        if (!['reading', 'planned', 'refused', 'taken back'].includes(found.state)) {
          throw new Refusal(409, 'Take it back first, or wait until it is planned.');
        }
        await deleteImport(transaction, id);
        return found;
      });
      await removeUploadedFile(site.dataDir, file);
      request.auditedAs = { kind: 'imports', title: name };
      return { message: `The import of ${name} is discarded.` };
    },
  });
}
