import type { FastifyInstance } from 'fastify';
import { findAddressPage } from '../../../db/moving/address-list.ts';
import { findEntry } from '../../../db/moving/entries.ts';
import { findMissingPictures } from '../../../db/moving/import-pictures.ts';
import { findLedgerPage, type LedgerRow, ledgerParts } from '../../../db/moving/ledger.ts';
import {
  answerImportEntry,
  getImportEntry,
  importLedger,
  type LedgerView,
  listImportEntries,
  listMissingPictures,
  listOldAddresses,
} from '../../../domain/api/moving/imports.ts';
import { type EntryState, entryStates, waitingStates } from '../../../domain/moving/import.ts';
import { readTimeout } from '../../api/long-list.ts';
import { routesOf } from '../../api/route.ts';
import { sendCsv } from '../../http/csv.ts';
import { nothingHere } from '../../http/errors.ts';
import { answerAsked, findAsked } from '../items/asked-fields.ts';
import { serverParts } from '../run/server-parts.ts';
import { findImportOrRefuse } from './import-state.ts';

const picturesShown = 60;

const heading = [
  ...['Id', 'What', 'Type', 'Title', 'Language', 'Became', 'Address', 'Our id'],
  ...['State', 'Reason', 'Notes', 'Time (UTC)'],
];

function csvRow(row: LedgerRow): (string | null)[] {
  const { source_id, what, type, title, language, kind, address, item_id, state } = row;
  const notes = row.notes.map((note) => `${note.what}: ${note.became}`).join('\n');
  return [
    ...[source_id, what, type, title, language, kind, address, item_id],
    ...[state, row.reason, notes, row.done_at],
  ];
}

const isWaiting = (state: EntryState) => waitingStates.some((one) => one === state);

/** While it runs, what has happened so far. */
function statesOf(view: LedgerView, isRunning: boolean): readonly EntryState[] {
  const ofView = entryStates.filter((state) => state === view);
  if (ofView.length > 0) return ofView;
  return isRunning ? entryStates.filter((state) => !isWaiting(state)) : entryStates;
}

export async function importLedgers(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Import'], access: 'admin' });
  const { db } = app.services;
  const parts = serverParts(app.services, (error, about) => app.log.error(error, about));

  route(listImportEntries, {
    summary: 'A page of the plan or the ledger',
    description:
      'In the order of the file, while it runs what is done, the newest first; `look` are those with a note.',
    async handler({ params: { id }, query: { view, page } }) {
      const { state } = await findImportOrRefuse(db, id);
      const newestFirst = state === 'running' || state === 'paused';
      const states = statesOf(view, newestFirst);
      return findLedgerPage(db, id, { states, noted: view === 'look', newestFirst, page });
    },
  });

  route(getImportEntry, {
    summary: 'What came of one thing, and what is asked about it',
    description: 'With its HTML as it came, for 30 days.',
    async handler({ params: { id }, query: { source_id } }) {
      const imported = await findImportOrRefuse(db, id);
      const entry = await findEntry(db, id, source_id);
      if (!entry) throw nothingHere();
      const { came, title, notes } = entry;
      const asked = await findAsked(parts, imported, entry);
      return { title, notes, asked, html: came?.what === 'item' ? came.html : null };
    },
  });

  route(answerImportEntry, {
    summary: 'Say which fields become what came',
    description: 'Of an item that was edited here as well as there; all others stay as they are.',
    example: { source_id: 'post 12', take: ['title'] },
    audit: { values: ['source_id', 'take'] },
    async handler(request) {
      const { params, body, user } = request;
      const imported = await findImportOrRefuse(db, params.id);
      const entry = await findEntry(db, params.id, body.source_id);
      if (!entry || entry.asks.length === 0) throw nothingHere();
      const answer = { take: body.take, by: user?.email ?? '' };
      await answerAsked(parts, imported, entry, answer);
      request.auditedAs = { kind: 'imports', title: entry.title, action: 'question answered' };
      return { message: `‘${entry.title}’ is settled.` };
    },
  });

  route(listOldAddresses, {
    summary: 'A page of the addresses of the old site',
    description: 'What each will answer; those in `look` cannot be redirected.',
    async handler({ params: { id }, query }) {
      await findImportOrRefuse(db, id);
      return findAddressPage(db, id, query);
    },
  });

  route(listMissingPictures, {
    summary: 'Pictures that could not be had',
    description: 'With the first item that shows each, and why.',
    async handler({ params: { id } }) {
      await findImportOrRefuse(db, id);
      const found = await findMissingPictures(db, id, picturesShown);
      const pictures = found.map(({ address, source_id, reason }) => ({
        address,
        source_id,
        reason,
      }));
      return { pictures };
    },
  });

  route(importLedger, {
    summary: 'The whole ledger as a table',
    description: 'No cell is run as a formula.',
    handlerTimeout: readTimeout,
    async handler({ params: { id } }, reply) {
      await findImportOrRefuse(db, id);
      return sendCsv(reply, `import-${id}.csv`, {
        heading,
        parts: ledgerParts(db, id),
        cells: csvRow,
      });
    },
  });
}
