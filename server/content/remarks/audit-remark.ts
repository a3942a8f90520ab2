import type { FastifyRequest } from 'fastify';
import type { ItemState } from '../../../db/content/item-state.ts';
import type { RemarkRow } from '../../../db/content/remarks/remark-tables.ts';
import { fieldInWords } from '../../../domain/content/fields/field-in-words.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';

/** 'remark on Title resolved'. */
function actionOf({ kind, field, answers_to }: Omit<RemarkRow, 'remark_id'>, done: string) {
  const label = fieldInWords(kindNamed(kind), field);
  const what = answers_to === null ? 'remark' : 'answer to the remark';
  return label === '' ? `${what} ${done}` : `${what} on ${label} ${done}`;
}

/** The audit log has it at the item, whatever the address of the call. */
export function auditRemark(
  request: FastifyRequest,
  { kind, id: item_id, title }: ItemState,
  remark: RemarkRow,
  done: string,
): void {
  request.auditedAs = { kind, item_id, title, action: actionOf(remark, done) };
}
