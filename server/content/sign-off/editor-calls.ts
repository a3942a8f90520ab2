import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  dismissAnswers,
  findAnswer,
  findArrivedAnswers,
} from '../../../db/content/sign-off/answers.ts';
import {
  extendLink,
  findLink,
  insertLink,
  renewLink,
  revokeLink,
} from '../../../db/content/sign-off/links.ts';
import { type LinkAction, linkActionFor } from '../../../db/content/sign-off/personal-data.ts';
import { isApprovalRequired } from '../../../db/content/sign-off/required.ts';
import type { SignOffLinkRow } from '../../../db/content/sign-off/sign-off-tables.ts';
import { findSignOff } from '../../../db/content/sign-off/standing.ts';
import {
  createSignOffLink,
  dismissAnswer,
  extendSignOffLink,
  getSignOff,
  getSignOffAnswer,
  listArrivedAnswers,
  renewSignOffLink,
  revokeSignOffLink,
} from '../../../domain/api/content/sign-off/editor.ts';
import { isItemKind, originalNameOf } from '../../../domain/content/kinds/names.ts';
import { signOffLimits } from '../../../domain/content/sign-off/sign-off.ts';
import { isAllApproved } from '../../../domain/content/sign-off/standing.ts';
import { day } from '../../../domain/durations.ts';
import { newToken, signedIn, tokenHash } from '../../accounts/sessions.ts';
import { routesOf } from '../../api/route.ts';
import { noSuchItem, Refusal, requireFound } from '../../http/refusal.ts';
import { standingsWithChanges } from './changed-texts.ts';
import { fillerOf } from './filled-sections.ts';
import { arrivedAnswer, shownAnswer, shownLink } from './link-answers.ts';
import { messagesIn } from './link-messages.ts';

/** Answers that the portal shows. */
const listed = 20;

const orNotFound = requireFound('There is no such link.');

function audit(request: FastifyRequest, link: SignOffLinkRow, action: LinkAction) {
  const { kind, item_id, name } = link;
  request.auditedAs = { kind, item_id, action: linkActionFor(action, name) };
}

/** What editors do with links for clients, and what came back (R-A-01, R-A-03). */
export async function signOffs(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Sign-off'], access: 'admin' });
  const { db, now, config: site } = app.services;
  const addressOf = (token: string) => `${site.origin}/preview/sign-off#${token}`;

  route(getSignOff, {
    summary: 'How the sections of an item stand with its clients',
    description: 'As it would be published now: with its newer draft where there is one.',
    async handler({ params: { kind, id } }) {
      const found = await findSignOff(db, { kind, item_id: id });
      if (!found) throw noSuchItem();
      const { item } = found;
      const fill = await fillerOf(app.services, item, await messagesIn(db, item.language));
      const sections = fill(item.sections);
      return {
        sections: await standingsWithChanges({ ...found, item: { ...item, sections } }),
        links: found.links.map(shownLink),
        answers: found.answers.map(shownAnswer).reverse(),
        isApproved: isAllApproved(found.sections),
        isRequired: await isApprovalRequired(db, kind),
      };
    },
  });

  route(createSignOffLink, {
    summary: 'Make a link for a client',
    description: `Shows the item as it would be published now and takes answers, until it ends or is revoked. Up to ${signOffLimits.links} an item.`,
    example: { name: 'Noor, front desk lead', email: 'noor@clinic.example', days: 7 },
    audit: { values: ['name', 'days'] },
    async handler(request, reply) {
      const { params, body } = request;
      const named = { kind: params.kind, item_id: params.id };
      if (!(await findSignOff(db, named))) throw noSuchItem();
      const { name, email, days } = body;
      const token = newToken();
      const link = await insertLink(db, {
        ...named,
        name,
        email,
        now: now(),
        expiresAt: now() + days * day,
        tokenHash: tokenHash(token),
        made_by: signedIn(request).user.email,
      });
      if (link === 'full') {
        const message = `There are ${signOffLimits.links} open links here already. Revoke one first.`;
        throw new Refusal(409, message);
      }
      audit(request, link, 'sign-off link made');
      const { link_id, expires_at } = link;
      const url = addressOf(token);
      const message = 'The link is made. It is shown once: copy it now.';
      return reply.code(201).send({ message, url, link_id, expires_at });
    },
  });

  route(revokeSignOffLink, {
    summary: 'Revoke a link for a client',
    description: 'It answers 410 at once. What was answered through it stays.',
    async handler(request) {
      const link = orNotFound(await findLink(db, request.params.id));
      await revokeLink(db, link.link_id, now());
      audit(request, link, 'sign-off link revoked');
      return { message: `The link of ${link.name} is revoked.` };
    },
  });

  route(renewSignOffLink, {
    summary: 'Send a link for a client again',
    description:
      'With a new address, which works for 7 days at least: only a hash of the first one is stored. That one opens nothing any more. A revoked link stays revoked: 409.',
    async handler(request) {
      const { link_id } = orNotFound(await findLink(db, request.params.id));
      const token = newToken();
      const renewed = { tokenHash: tokenHash(token), until: now() + 7 * day };
      const link = await renewLink(db, link_id, renewed);
      if (!link) throw new Refusal(409, 'This link is revoked. Make a new one.');
      audit(request, link, 'sign-off link sent again');
      const message = `The link of ${link.name} has a new address. It is shown once: copy it now.`;
      return { message, url: addressOf(token), link_id, expires_at: link.expires_at };
    },
  });

  route(extendSignOffLink, {
    summary: 'Extend a link for a client',
    description:
      'By so many days from its end on, or from now on where it has ended. A revoked one stays revoked: 409.',
    example: { days: 7 },
    audit: { values: ['days'] },
    async handler(request) {
      const link = orNotFound(await findLink(db, request.params.id));
      const by = request.body.days * day;
      const isExtended = await extendLink(db, link.link_id, { now: now(), by });
      if (!isExtended) throw new Refusal(409, 'This link is revoked. Make a new one.');
      audit(request, link, 'sign-off link extended');
      return { message: `The link of ${link.name} works for ${request.body.days} more days.` };
    },
  });

  route(listArrivedAnswers, {
    summary: 'What clients have answered',
    description: `The newest ${listed} that nobody has dismissed.`,
    async handler() {
      const answers = await findArrivedAnswers(db, listed);
      return Promise.all(
        answers.map(async (answer) => {
          const { kind } = answer;
          const isEdition = !isItemKind(kind) && originalNameOf(kind) !== null;
          const found = isEdition ? await findSignOff(db, answer) : null;
          return arrivedAnswer(
            { ...answer, item_id: found?.item.id ?? answer.item_id },
            found?.item.language,
          );
        }),
      );
    },
  });

  route(dismissAnswer, {
    summary: 'Dismiss the answers of an item',
    description: 'This one and earlier ones; they stay with the item.',
    audit: false,
    async handler({ params }) {
      const answer = await findAnswer(db, params.id);
      if (!answer) throw new Refusal(404, 'There is no such answer.');
      await dismissAnswers(db, answer, now());
      return { message: 'The answer is dismissed.' };
    },
  });

  route(getSignOffAnswer, {
    summary: 'An answer with the texts as they were seen',
    description: 'For printing. `holds` says whether a section is still as it was seen.',
    async handler({ params }) {
      const answer = await findAnswer(db, params.id);
      if (!answer) throw new Refusal(404, 'There is no such answer.');
      const found = await findSignOff(db, answer);
      const now = new Map(found?.item.sections.map(({ id, hash }) => [id, hash]));
      const sections = answer.sections.map((one) => ({
        ...one,
        holds: now.get(one.id) === one.hash,
      }));
      const own = { ...answer, item_id: found?.item.id ?? answer.item_id };
      return { ...arrivedAnswer(own, found?.item.language), sections };
    },
  });
}
