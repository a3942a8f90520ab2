import type { FastifyInstance } from 'fastify';
import { insertAudit } from '../../../db/jobs/audit.ts';
import type { Receipt } from '../../../domain/api/content/editing/receipts.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { makeReceipt } from './receipt.ts';

interface Item {
  kind: StoredKind;
  id: string;
}

/** Goes to the audit log, since no editor is there. */
function lineOf({ kind, id }: Item, { title, rows }: Receipt) {
  const red = rows.filter(({ reason }) => reason !== '');
  return {
    kind,
    item_id: id,
    title,
    made_by: '',
    request_id: '',
    action: red.length === 0 ? 'seen by visitors' : 'not seen by visitors',
    changes: red.map(({ path, reason }) => ({ field: path, old: '', new: reason })),
  };
}

export function scheduledReceipts(app: FastifyInstance): (item: Item) => void {
  let last: Promise<void> = Promise.resolve();
  app.addHook('onClose', () => last);

  async function look(item: Item): Promise<void> {
    try {
      const receipt = await makeReceipt(app, item.kind, item.id);
      if (receipt.rows.length === 0) return;
      await insertAudit(app.services.db, [lineOf(item, receipt)]);
    } catch (error) {
      app.log.error(error, 'checking a scheduled change failed');
    }
  }

  return (item) => {
    // One after the other: the first may run before the server listens.
    last = last.then(() => look(item));
  };
}
