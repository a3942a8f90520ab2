import type { FastifyInstance } from 'fastify';
import { accountLinks } from './calls/account-links.ts';
import { administrators } from './calls/administrators.ts';
import { invitations } from './calls/invitations.ts';
import { ownAccount } from './calls/own-account.ts';
import { secondFactor } from './calls/second-factor.ts';
import { users } from './calls/users.ts';

const resources = [users, accountLinks, ownAccount, secondFactor, administrators, invitations];

/** Their answers hold tokens, passwords and secrets: never to be compressed. */
export async function accountCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
