import type { FastifyInstance } from 'fastify';
import {
  insertRemark,
  insertReply,
  updateRemark,
} from '../../../db/content/remarks/change-remarks.ts';
import { findOpenMentions } from '../../../db/content/remarks/mentions.ts';
import type { RemarkRow } from '../../../db/content/remarks/remark-tables.ts';
import { findMentioned, findRemark, findRemarks } from '../../../db/content/remarks/remarks.ts';
import {
  answerRemark,
  createRemark,
  listOpenMentions,
  listRemarks,
  updateRemarkCall,
} from '../../../domain/api/content/remarks.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { remarkLimits } from '../../../domain/content/remarks/limits.ts';
import type { RemarkPlace } from '../../../domain/content/remarks/remark.ts';
import { signedIn } from '../../accounts/sessions.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal, refusalAt } from '../../http/refusal.ts';
import { auditRemark } from './audit-remark.ts';
import { findThread, itemOf, orFull, orNotFound, remarkCalls } from './remark-rules.ts';

/** Bytes; each character of a remark and of what it marks may be written as an escape. */
const bodyLimit = 32_768;

/** Open mentions that the portal shows. */
const listed = 20;

/** With the section or the group of the field. @throws {Refusal} for a field that the kind does not have */
function placeIn(kind: ItemKind, { section, field, ...place }: RemarkPlace): RemarkPlace {
  const [name = '', part = ''] = field.split('.');
  const definition = Object.entries(kindNamed(kind).fields).find(([own]) => own === name)?.[1];
  if (field !== '' && !definition) throw refusalAt('field', 'There is no such field.');
  const own = definition?.control === 'sections' ? part : definition?.group;
  return { ...place, field, section: section || (own ?? '') };
}

/** What people say about items; whoever is mentioned meets it in the portal. */
export async function remarks(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, remarkCalls);
  const { db, now, config: site } = app.services;
  const byMail = site.mail.smtpUrl !== undefined;

  async function savedAs(done: string, { remark_id }: RemarkRow) {
    const mentioned = (await findMentioned(db, [remark_id])).get(remark_id) ?? [];
    if (mentioned.length === 0) return done;
    app.outbox.wake();
    const sees = mentioned.length === 1 ? 'sees' : 'see';
    return `${done} ${new Intl.ListFormat('en').format(mentioned)} ${sees} it in the portal.`;
  }

  route(listOpenMentions, {
    summary: 'What mentions whoever is signed in',
    description: `Remarks and answers that are not resolved, the newest ${listed}.`,
    handler: (request) => findOpenMentions(db, signedIn(request).user.user_id, listed),
  });

  route(listRemarks, {
    summary: 'The remarks of an item',
    description: 'With their answers, the oldest first; resolved ones, too.',
    async handler(request) {
      const { kind, id } = request.params;
      await itemOf(db, { kind, item_id: id });
      return findRemarks(db, { kind, item_id: id }, signedIn(request).user.user_id);
    },
  });

  route(createRemark, {
    summary: 'Write a remark',
    description: `On an item, a field, or words in a field. Plain text, up to ${remarkLimits.count} an item.`,
    example: { text: 'Reception typed it into three lists.', field: 'title' },
    bodyLimit,
    async handler(request, reply) {
      const { kind, id } = request.params;
      const { text, ...place } = request.body;
      const about = { kind, item_id: id, ...placeIn(kind, place) };
      const item = await itemOf(db, about);
      const written = { text, by: signedIn(request).user, now: now(), byMail };
      const row = orFull(await insertRemark(db, about, written));
      auditRemark(request, item, row, 'written');
      const { remark_id } = row;
      const message = await savedAs('Remark saved.', row);
      return reply.code(201).send({ remark_id, message });
    },
  });

  route(answerRemark, {
    summary: 'Answer a remark',
    description: 'One level deep: an answer to an answer stands below the same remark.',
    example: { text: 'Done, it says three lists now.' },
    bodyLimit,
    async handler(request, reply) {
      const { thread, item } = await findThread(db, request.params.id);
      const written = { ...request.body, by: signedIn(request).user, now: now(), byMail };
      const row = orNotFound(orFull(await insertReply(db, thread, written)));
      if (row === 'resolved') throw new Refusal(409, 'This is resolved. Reopen it first.');
      auditRemark(request, item, row, 'written');
      const { remark_id } = row;
      return reply.code(201).send({ remark_id, message: await savedAs('Answer saved.', row) });
    },
  });

  route(updateRemarkCall, {
    summary: 'Change an own remark or answer',
    description: 'Anybody else gets 403.',
    example: { text: 'Reception typed it into four lists.' },
    bodyLimit,
    async handler(request) {
      const remark = orNotFound(await findRemark(db, request.params.id));
      const item = await itemOf(db, remark);
      if (remark.user_id !== signedIn(request).user.user_id) {
        throw new Refusal(403, 'Only its author can change this.');
      }
      const row = await updateRemark(db, remark, { ...request.body, now: now(), byMail });
      auditRemark(request, item, row, 'changed');
      return { message: await savedAs('Changed.', row) };
    },
  });
}
