import type { FastifyInstance } from 'fastify';
import {
  consumeLink,
  findAccountLink,
  type LinkQuery,
  type OpenAccountLink,
  requestReset,
} from '../../db/accounts/account-links.ts';
import { insertAccount } from '../../db/accounts/administrators.ts';
import { findSecondFactor } from '../../db/accounts/second-factor.ts';
import { setPassword } from '../../db/accounts/users.ts';
import type { Database } from '../../db/open.ts';
import { findSiteName } from '../../db/settings.ts';
import type { AccountLinkKind } from '../../domain/accounts/account-link.ts';
import { Refusal, refusalAt } from '../http/refusal.ts';
import { orRefused } from './administrators.ts';
import { tokenHash } from './sessions.ts';
import { limitLinkRequests, limitLinkUses, WrongLink } from './sign-in/link-limits.ts';
import { hashPassword } from './sign-in/password.ts';
import { weaknessOf } from './sign-in/password-rules.ts';
import { forgetWrongPasswords, trustNetwork } from './sign-in/sign-in-limits.ts';

type Services = FastifyInstance['services'];

/** The answer does not depend on whether the address has an account. @throws {Refusal} */
export async function forgotPassword(
  services: Services,
  request: { email: string; ip: string },
): Promise<void> {
  if (!services.config.mail.smtpUrl) {
    throw new Refusal(
      409,
      'This site sends no mail. Please ask another administrator, or whoever runs it.',
    );
  }
  await limitLinkRequests(services, request, (transaction) =>
    requestReset(transaction, { email: request.email, now: services.now() }),
  );
}

interface Look {
  token: string;
  ip: string;
}

interface Use extends Look {
  password: string;
}

function linkQuery({ now }: Services, kind: AccountLinkKind, token: string): LinkQuery {
  return { kind, tokenHash: tokenHash(token), now: now() };
}

/** Changes nothing, and counts as a use does (threats T40, T41). @throws {WrongLink} @throws {Refusal} */
export async function lookAtLink(
  services: Services,
  kind: AccountLinkKind,
  { token, ip }: Look,
): Promise<void> {
  const query = linkQuery(services, kind, token);
  await limitLinkUses(services, { tokenHash: query.tokenHash, ip }, async () => {
    if (!(await findAccountLink(services.db, query))) throw new WrongLink();
  });
}

async function refuseWeak({ db, config }: Services, password: string, email: string) {
  const words = { email, origin: config.origin, siteName: await findSiteName(db) };
  const weakness = weaknessOf(password, words);
  if (weakness) throw refusalAt('password', weakness);
}

/** Consumes the link and runs `work` in one transaction. @throws {WrongLink} @throws {Refusal} */
function spendLink(
  services: Services,
  kind: AccountLinkKind,
  { token, password, ip }: Use,
  work: (transaction: Database, link: OpenAccountLink, passwordHash: string) => Promise<void>,
): Promise<OpenAccountLink> {
  const { db } = services;
  const query = linkQuery(services, kind, token);
  return limitLinkUses(services, { tokenHash: query.tokenHash, ip }, async () => {
    const link = await findAccountLink(db, query);
    if (!link) throw new WrongLink();
    await refuseWeak(services, password, link.email);
    const passwordHash = await hashPassword(password);
    await db.transaction().execute(async (transaction) => {
      if (!(await consumeLink(transaction, query))) throw new WrongLink();
      await work(transaction, link, passwordHash);
    });
    return link;
  });
}

/** Ends every session; the second factor stays on. */
export async function resetPassword(
  services: Services,
  use: Use,
): Promise<{ email: string; secondFactor: boolean }> {
  const { email, user_id } = await spendLink(
    services,
    'reset',
    use,
    async (transaction, link, passwordHash) => {
      if (link.user_id === null) throw new WrongLink();
      await setPassword(transaction, { userId: link.user_id, passwordHash });
    },
  );
  const factor = user_id === null ? null : await findSecondFactor(services.db, user_id);
  const secondFactor = factor?.is_confirmed === 1;
  // Whoever reads the mail could guess the codes of a second factor anew with each link.
  const clear = secondFactor ? forgetWrongPasswords : trustNetwork;
  await clear(services, { email, ip: use.ip });
  return { email, secondFactor };
}

export async function acceptInvitation(services: Services, use: Use): Promise<{ email: string }> {
  const { email } = await spendLink(
    services,
    'invitation',
    use,
    async (transaction, link, passwordHash) => {
      const account = { email: link.email, passwordHash, isAdmin: link.is_admin === 1 };
      orRefused(await insertAccount(transaction, account));
    },
  );
  return { email };
}
