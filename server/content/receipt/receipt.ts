import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findItemState } from '../../../db/content/find-items.ts';
import type { Receipt, ReceiptRow } from '../../../domain/api/content/editing/receipts.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { receiptTimeout } from '../../../domain/content/receipt.ts';
import { askOwnSite, type OwnAnswer } from '../../operations/own-site.ts';
import { type Expectation, expectationsFor } from './expectations.ts';
import { pageWords, squeezed } from './page-words.ts';

const pollInterval = 100;

const fieldsNamed = 3;

function missingTexts({ texts = [] }: Expectation, html: string): string[] {
  if (texts.length === 0) return [];
  const words = pageWords(html);
  return texts.filter(([, text]) => !words.includes(squeezed(text))).map(([field]) => field);
}

export function faultOf(wanted: Expectation, { status, location, body }: OwnAnswer): string {
  if (!wanted.statuses.includes(status)) {
    return `It answers ${status} instead of ${wanted.statuses[0]}.`;
  }
  if (wanted.location !== undefined && location !== wanted.location) {
    return `It leads to ${location} instead of ${wanted.location}.`;
  }
  const text = body.toString();
  const missing = missingTexts(wanted, text);
  if (missing.length > 0) {
    return `The new text of ${missing.slice(0, fieldsNamed).join(', ')} is not there.`;
  }
  // An index of sitemaps names only other files.
  const isIndex = text.includes('<sitemapindex');
  if (!isIndex && wanted.holds?.some((part) => !text.includes(part))) {
    return 'The new version is not named there.';
  }
  if (wanted.lacks?.some((part) => text.includes(part))) return 'It still leads to the page.';
  return '';
}

async function lookAt(app: FastifyInstance, wanted: Expectation): Promise<ReceiptRow> {
  const { path, place, proof } = wanted;
  try {
    const answer = await askOwnSite(app, path);
    const { status, ms } = answer;
    return { path, place, proof, status, ms: Math.round(ms), reason: faultOf(wanted, answer) };
  } catch {
    return { path, place, proof, status: 0, ms: 0, reason: 'It gave no answer.' };
  }
}

async function lookUntilGreen(
  app: FastifyInstance,
  wanted: Expectation,
  begun: number,
): Promise<ReceiptRow> {
  for (;;) {
    const row = await lookAt(app, wanted);
    if (row.reason === '' || performance.now() - begun > receiptTimeout) return row;
    await pause(pollInterval);
  }
}

/** Requested after the save is answered, so it delays none; it also fills the page cache. */
export async function makeReceipt(
  app: FastifyInstance,
  kind: StoredKind,
  id: string,
): Promise<Receipt> {
  const { db, config } = app.services;
  const begun = performance.now();
  const state = await findItemState(db, kind, id);
  const wanted = await expectationsFor(db, { kind, id, state }, config.origin);
  const rows = await Promise.all(wanted.map((one) => lookUntilGreen(app, one, begun)));
  return { title: state?.title ?? '', rows, ms: Math.round(performance.now() - begun) };
}
