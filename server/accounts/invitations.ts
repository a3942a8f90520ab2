import type { FastifyInstance } from 'fastify';
import {
  deleteInvitation,
  insertInvitation,
  renewInvitation,
} from '../../db/accounts/invitations.ts';
import { accountLinkLife, accountLinkPath } from '../../domain/accounts/account-link.ts';
import type { Invitation } from '../../domain/api/accounts/users.ts';
import { Refusal, refusalAt } from '../http/refusal.ts';
import { refusalOf } from './administrators.ts';
import { newToken, tokenHash } from './sessions.ts';

export interface MadeInvitation {
  invitation: Invitation;
  link?: string;
}

/** Without a mail server the inviter passes the link on, so it is made now. */
function sendingOf({ services: { config, now } }: FastifyInstance) {
  if (config.mail.smtpUrl) return { sending: { now: now() } };
  const token = newToken();
  const expiresAt = now() + accountLinkLife.invitation;
  const shown = { tokenHash: tokenHash(token), expiresAt };
  const link = `${config.origin}${accountLinkPath('invitation', token)}`;
  return { sending: { now: now(), shown }, link };
}

export async function invite(
  app: FastifyInstance,
  { email, invitedBy }: { email: string; invitedBy: number },
): Promise<MadeInvitation> {
  const { sending, link } = sendingOf(app);
  const invitation = await insertInvitation(app.services.db, { email, invitedBy, ...sending });
  if (invitation === 'invited') {
    const sentence = 'This address is invited already. You can send the invitation again below.';
    throw refusalAt('email', sentence, 409);
  }
  if (typeof invitation === 'string') throw refusalOf(invitation);
  app.accountMail.wake();
  return { invitation, link };
}

const unknown = () => new Refusal(404, 'There is no such invitation any more.');

export async function inviteAgain(app: FastifyInstance, link_id: number): Promise<MadeInvitation> {
  const { sending, link } = sendingOf(app);
  const invitation = await renewInvitation(app.services.db, link_id, sending);
  if (!invitation) throw unknown();
  app.accountMail.wake();
  return { invitation, link };
}

export async function revokeInvitation(
  { services }: FastifyInstance,
  link_id: number,
): Promise<string> {
  const email = await deleteInvitation(services.db, link_id);
  if (email === null) throw unknown();
  return email;
}
