import type { FastifyInstance } from 'fastify';
import { findInvitations } from '../../../db/accounts/invitations.ts';
import {
  inviteUser,
  listInvitations,
  resendInvitation,
  revokeInvitationCall,
} from '../../../domain/api/accounts/users.ts';
import { routesOf } from '../../api/route.ts';
import { invite, inviteAgain, type MadeInvitation, revokeInvitation } from '../invitations.ts';
import { signedIn } from '../sessions.ts';

const bodyLimit = 16_384;

function answerOf({ invitation: { email }, link }: MadeInvitation): string {
  return link === undefined ? `${email} is invited by mail.` : `${email} is invited.`;
}

/** Threat T41. */
export async function invitations(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Users'], access: 'admin' });
  const { db } = app.services;

  route(inviteUser, {
    summary: 'Invite an administrator',
    description:
      'Sends a link that opens once, within 72 hours; whoever accepts it chooses a password. On a site that sends no mail the answer holds the link.',
    example: { email: 'editor@example.com' },
    bodyLimit,
    audit: { action: 'invited', values: ['email'] },
    async handler(request, reply) {
      const { user_id: invitedBy } = signedIn(request).user;
      const made = await invite(app, { email: request.body.email, invitedBy });
      reply.code(201);
      return { ...made, message: answerOf(made) };
    },
  });

  route(listInvitations, {
    summary: 'Invitations that nobody has accepted yet',
    description: 'In the order of their addresses; for administrators only.',
    handler: () => findInvitations(db),
  });

  route(resendInvitation, {
    summary: 'Send an invitation again',
    description: 'With a new link; the one before opens nothing any more.',
    bodyLimit,
    audit: { action: 'invited again' },
    async handler(request) {
      const made = await inviteAgain(app, request.params.id);
      request.accountEmail = made.invitation.email;
      return { ...made, message: answerOf(made) };
    },
  });

  route(revokeInvitationCall, {
    summary: 'Take an invitation back',
    description: 'Its link opens nothing from now on.',
    audit: { action: 'invitation taken back' },
    async handler(request) {
      const email = await revokeInvitation(app, request.params.id);
      request.accountEmail = email;
      return { message: `The invitation of ${email} is withdrawn.` };
    },
  });
}
