import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countEntries } from '../../db/moving/entries.ts';
import {
  changeImport,
  deleteImport,
  findImport,
  findImports,
  type Import,
  insertImport,
  lockImport,
} from '../../db/moving/imports.ts';
import { ledgerParts } from '../../db/moving/ledger.ts';
import { countAddresses } from '../../db/moving/old-addresses.ts';
import type { Database } from '../../db/open.ts';
import {
  firstChoices,
  type ImportChoices,
  importStatuses,
  oldOrigin,
  workingStates,
} from '../../domain/moving/import.ts';
import { countLedger } from '../../domain/moving/import-summary.ts';
import { readConfig } from '../config.ts';
import {
  CommandRefused,
  lowerPriority,
  openSiteMedia,
  parseWords,
  runCommand,
  say,
} from '../start/command.ts';
import { refuseMissingDatabase } from '../start/describe-site.ts';
import { onSiteDatabase } from '../start/site-database.ts';
import { importIntoEmpty } from './own/import-into-empty.ts';
import type { ImportParts } from './run/import-parts.ts';
import { serverParts } from './run/server-parts.ts';
import { workOnNextImport } from './run/work-on-import.ts';

const usage =
  'Usage: npm run import -- [--env-file FILE] FILE [--publish|--keep|--draft] [--plan] [--origin ADDRESS]';

const flag = { type: 'boolean' } as const;
const accepted = {
  publish: flag,
  keep: flag,
  draft: flag,
  plan: flag,
  origin: { type: 'string' },
} as const;

interface CommandOptions extends Pick<ImportChoices, 'status' | 'origin'> {
  file: string;
  isPlan: boolean;
}

function parse(words: string[]): CommandOptions {
  const { values, positionals } = parseWords(usage, {
    args: words,
    options: accepted,
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  const [status = 'draft', ...others] = importStatuses.filter((one) => values[one]);
  if (file === undefined || more.length > 0 || others.length > 0) throw new CommandRefused(usage);
  const origin = oldOrigin.safeParse(values.origin ?? '');
  if (!origin.success) throw new CommandRefused(`--origin: ${origin.error.issues[0]?.message}`);
  return { file: resolve(file), status, origin: origin.data, isPlan: values.plan === true };
}

async function findCutOff(db: Database, file: string, size: number): Promise<Import | undefined> {
  const imports = await findImports(db, 100);
  return imports.find(
    (one) => one.file === file && one.size === size && workingStates.some((it) => it === one.state),
  );
}

/** That of a command that was cut off goes on; a plan writes nothing, so it is one of its own. */
async function findOrInsert(
  db: Database,
  { file, status, origin, isPlan }: CommandOptions,
): Promise<Import> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new CommandRefused(`There is no file ${file}.`);
  const earlier = isPlan ? undefined : await findCutOff(db, file, found.size);
  if (earlier) {
    say('Going on with the import of this file that was cut off.');
    if (origin === '') return earlier;
    const choices = { ...earlier.choices, origin };
    await changeImport(db, earlier.import_id, { choices }, workingStates);
    return { ...earlier, choices };
  }
  const named = { name: basename(file), file, size: found.size, made_by: 'npm run import' };
  return insertImport(db, { ...named, choices: { ...firstChoices, status, origin } });
}

/** Until nothing is left to do; another process may be at work on it, too. */
async function work(parts: ImportParts, import_id: number): Promise<Import> {
  for (;;) {
    await workOnNextImport(parts, new AbortController().signal, import_id);
    const current = await findImport(parts.db, import_id);
    if (!current) throw new CommandRefused('The import was removed meanwhile.');
    const isGivenUp = current.state === 'paused' && current.problem !== '';
    if (current.state === 'refused' || isGivenUp) throw new CommandRefused(current.problem);
    if (!workingStates.some((state) => state === current.state)) return current;
    if (current.problem !== '') say(current.problem);
    await sleep(1_000);
  }
}

async function sayPlan(db: Database, import_id: number): Promise<void> {
  for await (const rows of ledgerParts(db, import_id)) {
    for (const { what, title, kind, address, reason, notes } of rows) {
      if (what !== 'item' && what !== 'unreadable') continue;
      say(`${title} -> ${kind === null ? `left out: ${reason}` : `${kind} ${address}`}`);
      for (const note of notes) say(`    ${note.what}: ${note.became}`);
    }
  }
  const addresses = await countAddresses(db, import_id);
  const words = addresses.map(({ state, count }) => `${count} ${state}`).join(', ');
  say(`Old addresses: ${words || 'none'}`);
}

function dropPlan(db: Database, import_id: number): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const plan = await lockImport(transaction, import_id);
    if (plan !== null && plan.state !== 'planned') return 'Another command goes on with this plan.';
    await deleteImport(transaction, import_id);
    return 'Nothing was written.';
  });
}

async function summary(db: Database, import_id: number): Promise<string> {
  const sums = Object.entries(countLedger(await countEntries(db, import_id)));
  const words = sums.map(([state, count]) => `${count} ${state}`).join(', ');
  return `${words || 'Nothing was found'}. The ledger is in the back office under Import.`;
}

await runCommand(async (words) => {
  const options = parse(words);
  const config = readConfig();
  const own = await importIntoEmpty(config, options);
  if (own !== null) return own;
  refuseMissingDatabase(config.databaseUrl);
  lowerPriority();
  const media = await openSiteMedia(config);
  return onSiteDatabase(config.databaseUrl, async (db) => {
    const parts = serverParts({ db, media, config, now: Date.now }, (error, about) =>
      process.stderr.write(`${about}: ${error}\n`),
    );
    const { import_id } = await findOrInsert(db, options);
    await work(parts, import_id);
    await sayPlan(db, import_id);
    if (options.isPlan) return dropPlan(db, import_id);
    const begun_at = new Date().toISOString();
    await changeImport(db, import_id, { state: 'running', begun_at }, ['planned']);
    await work(parts, import_id);
    return summary(db, import_id);
  });
});
