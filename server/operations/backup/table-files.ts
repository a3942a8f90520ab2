import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { type KeyCounters, readCounters, writeCounters } from '../../../db/key-counters.ts';
import type { Database, DatabaseKind, OpenDatabase } from '../../../db/open.ts';
import type { Tables } from '../../../db/tables.ts';
import {
  backupTables,
  findExistingTables,
  inSnapshot,
  type Row,
  readRows,
  writeRows,
} from '../../../db/whole-database.ts';
import { CommandRefused } from '../../start/command.ts';
import { wholeLines } from '../../whole-lines.ts';
import { fileFingerprint, type Manifest, tableName } from './manifest.ts';

type Rows = Transaction<Tables> | Database;

interface StoredTables {
  counters: KeyCounters;
  rows: Record<string, number>;
}

const batch = 500;

async function* linesOf(
  db: Rows,
  kind: DatabaseKind,
  { table, onRow = () => {} }: { table: string; onRow?: () => void },
): AsyncGenerator<string, void> {
  for await (const row of readRows(db, kind, table)) {
    onRow();
    const sorted = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
    yield `${JSON.stringify(Object.fromEntries(sorted))}\n`;
  }
}

export async function writeTableFiles(
  database: OpenDatabase,
  folder: string,
): Promise<StoredTables> {
  const { kind } = database;
  await mkdir(join(folder, 'database'), { recursive: true });
  return inSnapshot(database, async (db) => {
    const rows: Record<string, number> = {};
    const present = await findExistingTables(db);
    for (const table of backupTables.filter((name) => present.includes(name))) {
      let count = 0;
      const lines = linesOf(db, kind, {
        table,
        onRow() {
          count += 1;
        },
      });
      await pipeline(lines, createWriteStream(join(folder, tableName(table))));
      rows[table] = count;
    }
    return { rows, counters: await readCounters(db, kind) };
  });
}

async function fill(db: Rows, table: string, path: string): Promise<void> {
  let waiting: Row[] = [];
  for await (const line of wholeLines(createReadStream(path, 'utf8'))) {
    waiting.push(JSON.parse(line));
    if (waiting.length < batch) continue;
    await writeRows(db, table, waiting);
    waiting = [];
  }
  await writeRows(db, table, waiting);
}

/** Compares every table with the manifest. Sessions in old backups are not restored (threat T39). */
export async function readTableFiles(
  { db, kind, folder }: { db: Rows; kind: DatabaseKind; folder: string },
  { rows, members, counters }: Pick<Manifest, 'rows' | 'members' | 'counters'>,
): Promise<void> {
  const tables = backupTables.filter((table) => Object.hasOwn(rows, table));
  for (const table of tables) await fill(db, table, join(folder, tableName(table)));
  await writeCounters(db, kind, counters);
  for (const table of tables) {
    const { sha256 } = await fileFingerprint(linesOf(db, kind, { table }));
    if (sha256 !== members.get(tableName(table))?.sha256) {
      throw new CommandRefused(`The table ${table} is not the same in the new database.`);
    }
  }
}
