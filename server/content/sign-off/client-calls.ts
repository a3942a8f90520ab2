import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insertAnswer } from '../../../db/content/sign-off/answers.ts';
import { insertClientRemark } from '../../../db/content/sign-off/client-remarks.ts';
import { findItemToSign } from '../../../db/content/sign-off/item-to-sign.ts';
import {
  answerSignOff,
  lookAtSignOff,
  remarkOnSignOff,
} from '../../../domain/api/content/sign-off/client.ts';
import { signOffLimits, type Verdict } from '../../../domain/content/sign-off/sign-off.ts';
import type { MessageKey, SiteMessages } from '../../../domain/messages/messages.ts';
import { tokenHash } from '../../accounts/sessions.ts';
import { routesOf } from '../../api/route.ts';
import { networkOf } from '../../http/network/network-address.ts';
import { Refusal, refusalAt, tooMany } from '../../http/refusal.ts';
import { MinuteCounts } from '../../operations/overload/minute-counts.ts';
import type { RenderPreview } from '../preview/preview-renderer.ts';
import { placeOfRemark } from './client-remarks.ts';
import { codeCalls } from './code-calls.ts';
import { fillerOf } from './filled-sections.ts';
import { messagesIn, openLink } from './link-messages.ts';
import { nameOfSection } from './section-name.ts';
import { shownToClient } from './shown-to-client.ts';

/** Of a network, and of a link. */
const perMinute = 60;

const done = {
  approve: 'signOff.doneApprove',
  remarks: 'signOff.doneRemarks',
  changes: 'signOff.doneChanges',
} as const satisfies Record<Verdict, MessageKey>;

function gone({ text }: SiteMessages): Refusal {
  return new Refusal(410, text('signOff.gone'));
}

/** Threat T43: for whoever has a link and no account (R-A-01, R-A-02; decision D70). */
export async function signOffClients(
  app: FastifyInstance,
  { render }: { render: RenderPreview },
): Promise<void> {
  const { services } = app;
  const route = routesOf(app, { tags: ['Sign-off'], access: 'public', bodyLimit: 32_768 });
  const { db, now, config: site } = services;
  const counted = new MinuteCounts(perMinute);

  /** @throws {Refusal} */
  async function linkOf(request: FastifyRequest, token: string) {
    const hash = tokenHash(token);
    const keys = [`network ${networkOf(request.ip)}`, `link ${hash}`];
    if (!keys.every((key) => counted.count(key))) {
      const { text } = await messagesIn(db, undefined);
      throw tooMany(text('signOff.busy'), 60);
    }
    return openLink(db, { tokenHash: hash, now: now() });
  }

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  });

  route(lookAtSignOff, {
    summary: 'What a link for a client shows',
    description: 'Changes nothing. 410 for a link that has ended or was revoked.',
    example: { token: 'A'.repeat(43) },
    audit: false,
    async handler(request) {
      const { link, messages } = await linkOf(request, request.body.token);
      const shown = await shownToClient(services, link, { render, log: request.log, messages });
      if (!shown) throw gone(messages);
      return shown;
    },
  });

  route(answerSignOff, {
    summary: 'Approve what a link shows, or ask for changes',
    description:
      'Only what is still as it was shown: otherwise 409, and nothing is stored. All but a plain approval needs a remark that was sent before, or it is 400. 410 for a link that has ended or was revoked.',
    example: {
      token: 'A'.repeat(43),
      name: 'Noor',
      verdict: 'approve',
      sections: [{ id: 'article', hash: 'a'.repeat(64) }],
    },
    audit: { action: 'sign-off answered', isAnonymous: true },
    async handler(request, reply) {
      const { token, name, verdict, sections: shown } = request.body;
      const { link: opened, messages } = await linkOf(request, token);
      const { text } = messages;
      const item = await findItemToSign(db, opened.kind, opened.item_id);
      if (!item) throw gone(messages);
      const fill = await fillerOf(services, item, messages);
      const given = { tokenHash: tokenHash(token), now: now(), name, verdict, shown, fill };
      const result = await insertAnswer(db, given);
      if (result.outcome === 'ended') throw new Refusal(410, text('signOff.ended'));
      if (result.outcome === 'gone') throw gone(messages);
      if (result.outcome === 'unsaid') throw refusalAt('verdict', text('signOff.textMissing'));
      if (result.outcome === 'full') throw new Refusal(409, text('signOff.answersFull'));
      if (result.outcome === 'changed') {
        const sections = fill(result.item.sections);
        const labels = messages.and(result.ids.map((id) => nameOfSection(sections, id, messages)));
        throw new Refusal(409, text('signOff.changedSince', { labels }));
      }
      const { link, answer } = result;
      const { kind, item_id, email } = link;
      request.accountEmail = email;
      request.auditedAs = { kind, item_id, title: answer.title, action: `sign-off: ${verdict}` };
      return reply.code(201).send({ message: text(done[verdict]) });
    },
  });

  route(remarkOnSignOff, {
    summary: 'Write a remark on what a link shows',
    description: `On a section, a field, or words in a field. Plain text, up to ${signOffLimits.remarksOfLink} a link. Whoever made the link is mentioned.`,
    example: { token: 'A'.repeat(43), name: 'Noor', section: 'article', text: 'Three lists.' },
    audit: { action: 'sign-off remark written', isAnonymous: true },
    async handler(request, reply) {
      const { token, name, text, ...about } = request.body;
      const { link, messages } = await linkOf(request, token);
      const { kind, item_id, email, made_by } = link;
      const item = await findItemToSign(db, kind, item_id);
      if (!item) throw gone(messages);
      const remark_id = await insertClientRemark(db, placeOfRemark(item, about, messages), {
        text,
        tokenHash: tokenHash(token),
        now: now(),
        mentions: [made_by],
        by: { user_id: null, email: name },
        byMail: site.mail.smtpUrl !== undefined,
      });
      if (remark_id === 'ended') throw new Refusal(410, messages.text('signOff.ended'));
      if (remark_id === 'full') throw new Refusal(409, messages.text('signOff.remarksFull'));
      app.outbox.wake();
      request.accountEmail = email;
      request.auditedAs = { kind, item_id, title: item.title, action: 'sign-off remark written' };
      return reply.code(201).send({ remark_id, message: messages.text('signOff.remarkSent') });
    },
  });

  codeCalls(app, linkOf);
}
