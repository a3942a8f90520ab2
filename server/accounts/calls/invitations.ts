import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findInvitations } from '../../../db/accounts/invitations.ts';
import type { Invitation } from '../../../domain/accounts/account-link.ts';
import { loginInput } from '../../../domain/accounts/user.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { type Invited, invite, inviteAgain, revokeInvitation } from '../invitations.ts';
import { signedIn } from '../sessions.ts';

/** Bytes; see the login (threat T18). */
const bodyLimit = 16_384;

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Users'] };
const params = z.object({ id: rowId });

const invitation = z.object({
  link_id: z.number().int(),
  email: z.string(),
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable().describe('Null until a link has left.'),
  status: z.enum(['queued', 'sent', 'failed', 'shown']),
  reason: z.string().describe('What the mail server said when it did not take the mail.'),
}) satisfies z.ZodType<Invitation>;

const invited = done.extend({
  invitation,
  link: z
    .string()
    .optional()
    .describe('On a site that sends no mail: to be handed over, and told only in this answer.'),
});

function toldOf({ invitation: { email }, link }: Invited): string {
  return link === undefined ? `${email} is invited by mail.` : `${email} is invited.`;
}

/** New people of the back office come by invitation (threat T41). */
export const invitations: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.post('/api/users', {
    bodyLimit,
    config: { ...config, audit: { action: 'invited', values: ['email'] } },
    schema: {
      ...shared,
      summary: 'Invite an administrator',
      description:
        'Sends a link that opens once, within 72 hours; whoever accepts it chooses a password. On a site that sends no mail the answer holds the link.',
      body: loginInput.pick({ email: true }),
      response: { 201: invited, ...messageFailures },
    },
    async handler(request, reply) {
      const { user_id: invitedBy } = signedIn(request).user;
      const made = await invite(app, { email: request.body.email, invitedBy });
      reply.code(201);
      return { ...made, message: toldOf(made) };
    },
  });

  app.get('/api/users/invitations', {
    config,
    schema: {
      ...shared,
      summary: 'Invitations that nobody has accepted yet',
      description: 'In the order of their addresses; for administrators only.',
      response: { 200: z.array(invitation), ...messageFailures },
    },
    handler: () => findInvitations(db),
  });

  app.post('/api/users/invitations/:id/resend', {
    bodyLimit,
    config: { ...config, audit: { action: 'invited again' } },
    schema: {
      ...shared,
      summary: 'Send an invitation again',
      description: 'With a new link; the one before opens nothing any more.',
      params,
      response: { 200: invited, ...messageFailures },
    },
    async handler(request) {
      const made = await inviteAgain(app, request.params.id);
      request.accountEmail = made.invitation.email;
      return { ...made, message: toldOf(made) };
    },
  });

  app.delete('/api/users/invitations/:id', {
    config: { ...config, audit: { action: 'invitation taken back' } },
    schema: {
      ...shared,
      summary: 'Take an invitation back',
      description: 'Its link opens nothing from now on.',
      params,
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const email = await revokeInvitation(app, request.params.id);
      request.accountEmail = email;
      return { message: `The invitation of ${email} is taken back.` };
    },
  });
};
