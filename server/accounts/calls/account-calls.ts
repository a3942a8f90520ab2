import type { FastifyInstance } from 'fastify';
import { accountLinks } from './account-links.ts';
import { accountMailCalls } from './account-mails.ts';
import { administrators } from './administrators.ts';
import { invitations } from './invitations.ts';
import { ownAccount } from './own-account.ts';
import { savedFilters } from './saved-filters.ts';
import { secondFactor } from './second-factor.ts';
import { users } from './users.ts';

const resources = [
  users,
  accountLinks,
  ownAccount,
  accountMailCalls,
  secondFactor,
  administrators,
  invitations,
  savedFilters,
];

/** Their answers hold tokens, passwords and secrets: never to be compressed. */
export async function accountCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
