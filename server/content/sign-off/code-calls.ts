import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askForCode, confirmCode } from '../../../db/content/sign-off/codes.ts';
import { askSignOffCode, confirmSignOffCode } from '../../../domain/api/content/sign-off/client.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal, refusalAt, tooMany } from '../../http/refusal.ts';
import { codeHash } from './code-mail.ts';
import type { openLink as openLinkOf } from './link-messages.ts';

type LinkOf = (request: FastifyRequest, token: string) => ReturnType<typeof openLinkOf>;

/** Whoever reads the mailbox of the link shows it by a code; five tries each (threat T43). */
export function codeCalls(app: FastifyInstance, openLink: LinkOf): void {
  const route = routesOf(app, { tags: ['Sign-off'], access: 'public', bodyLimit: 4_096 });
  const { db, now, config: site } = app.services;

  async function linkOf(request: FastifyRequest, token: string) {
    const opened = await openLink(request, token);
    const { kind, item_id, email } = opened.link;
    request.accountEmail = email;
    request.auditedAs = { kind, item_id };
    return { ...opened.link, text: opened.messages.text };
  }

  route(askSignOffCode, {
    summary: 'Ask for a code by mail',
    description:
      'To the address that the link was made for. One in two minutes; 409 on a site that sends no mail.',
    example: { token: 'A'.repeat(43) },
    audit: { action: 'sign-off code asked for', isAnonymous: true },
    async handler(request) {
      const { link_id, text } = await linkOf(request, request.body.token);
      if (!site.mail.smtpUrl) throw new Refusal(409, text('signOff.noMail'));
      if (!(await askForCode(db, link_id, now()))) {
        throw tooMany(text('signOff.codeSoon'), 120);
      }
      app.codeMail.wake();
      return { message: text('signOff.codeSent') };
    },
  });

  route(confirmSignOffCode, {
    summary: 'Confirm an address by the code that was mailed to it',
    description: 'Five tries for each code; 410 after that.',
    example: { token: 'A'.repeat(43), code: '01234567' },
    audit: { action: 'sign-off code tried', isAnonymous: true },
    async handler(request) {
      const { token, code } = request.body;
      const { link_id, text } = await linkOf(request, token);
      const result = await confirmCode(db, link_id, {
        codeHash: codeHash(link_id, code),
        now: now(),
      });
      if (result === 'ended') throw new Refusal(410, text('signOff.codeEnded'));
      if (result === 'wrong') throw refusalAt('code', text('signOff.codeWrong'));
      return { message: text('signOff.codeTaken') };
    },
  });
}
