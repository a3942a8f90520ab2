import type { FastifyInstance } from 'fastify';
import {
  deleteRemark,
  resolveRemark,
  restoreRemark,
} from '../../../db/content/remarks/change-remarks.ts';
import { findRemark } from '../../../db/content/remarks/remarks.ts';
import {
  deleteRemarkCall,
  reopenRemark,
  resolveRemarkCall,
  restoreRemarkCall,
} from '../../../domain/api/content/remarks.ts';
import { signedIn } from '../../accounts/sessions.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { auditRemark } from './audit-remark.ts';
import { findThread, itemOf, orFull, orNotFound, remarkCalls } from './remark-rules.ts';

const undoDays = 30;

/** What becomes of a remark once it is written. */
export async function remarkStates(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, remarkCalls);
  const { db, now } = app.services;

  for (const [call, done, summary] of [
    [resolveRemarkCall, 'resolved', 'Resolve a remark'],
    [reopenRemark, 'reopened', 'Open a resolved remark again'],
  ] as const) {
    route(call, {
      summary,
      description: 'Whoever has written it.',
      async handler(request) {
        const { thread, item } = await findThread(db, request.params.id);
        const by = signedIn(request).user;
        const isDone = (thread.resolved_at !== null) === (done === 'resolved');
        const state = done === 'resolved' ? { by, now: now() } : null;
        if (!isDone) await resolveRemark(db, thread, state);
        auditRemark(request, item, thread, done);
        return { message: `The remark is ${done}.` };
      },
    });
  }

  route(deleteRemarkCall, {
    summary: 'Delete a remark or an answer',
    description: `An own one that nobody has answered, or a resolved one with its answers. It can be brought back for ${undoDays} days.`,
    async handler(request) {
      const remark = orNotFound(await findRemark(db, request.params.id));
      const item = await itemOf(db, remark);
      const isOwn = remark.user_id === signedIn(request).user.user_id;
      if (remark.resolved_at === null && !isOwn) {
        throw new Refusal(403, 'Only its author can delete this.');
      }
      if (!(await deleteRemark(db, remark, now()))) {
        throw new Refusal(409, 'Somebody has answered this. Resolve it instead.');
      }
      auditRemark(request, item, remark, 'deleted');
      return { message: 'Deleted.', undo: `/api/remarks/${remark.remark_id}/restore` };
    },
  });

  route(restoreRemarkCall, {
    summary: 'Bring a deleted remark or answer back',
    description: 'With the answers that were deleted together with it.',
    async handler(request) {
      const remark = orNotFound(await findRemark(db, request.params.id, { deleted: true }));
      const item = await itemOf(db, remark);
      const result = orFull(await restoreRemark(db, remark));
      orNotFound(result === 'restored');
      auditRemark(request, item, remark, 'restored');
      return { message: 'It is back.' };
    },
  });
}
