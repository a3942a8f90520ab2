import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { rowsOfPart } from '../../db/parts.ts';
import { minute } from '../../domain/durations.ts';

interface Frame {
  before: string;
  after: string;
}

/** The list of the calls that answer it bare, and of those that wrap it (decision D15). */
export const bareList: Frame = { before: '[', after: ']' };
export const statusList: Frame = { before: '{"status":"success","data":[', after: ']}' };

/** Milliseconds that a reader may take for one: the answer goes on being made while it is read. */
export const readTimeout = 5 * minute;

async function* textOf<Item>(first: Item[], others: AsyncGenerator<Item[]>, frame: Frame) {
  const written = (items: Item[]) => items.map((item) => JSON.stringify(item)).join(',');
  yield frame.before + written(first);
  for await (const items of others) if (items.length > 0) yield `,${written(items)}`;
  yield frame.after;
}

/**
 * A short list as it is. A long one is sent part by part, as fast as its reader takes it, so that
 * memory does not grow with it; the items are sent as the query names them.
 */
export async function sendLongList<Item>(
  reply: FastifyReply,
  parts: AsyncGenerator<Item[]>,
  frame: Frame,
): Promise<Item[] | null> {
  const first = await parts.next();
  const items: Item[] = first.done ? [] : first.value;
  if (items.length < rowsOfPart) return items;
  reply.type('application/json; charset=utf-8');
  reply.send(Readable.from(textOf(items, parts, frame)));
  return null;
}
