import type { FastifyInstance } from 'fastify';
import {
  confirmFailure,
  countAttempt,
  type FailureLimit,
  withdrawAttempt,
} from '../../../db/accounts/sign-in-failures.ts';
import type { Database } from '../../../db/open.ts';
import { minute } from '../../../domain/durations.ts';
import { networkOf } from '../../http/network/network-address.ts';
import { Refusal } from '../../http/refusal.ts';
import { guesserKeyOf, isKnownTo, tooManyTries } from './sign-in-limits.ts';

type Services = Pick<FastifyInstance['services'], 'db' | 'config' | 'now'>;

const perAccount = { failures: 5, within: 60 * minute };
const perLink = { failures: 20, within: 10 * minute };

function perNetwork({ config }: Services, kind: string, network: string): FailureLimit {
  return {
    key: guesserKeyOf(kind, network),
    failures: config.signIn.perAddress,
    within: 10 * minute,
  };
}

/**
 * One transaction, so that known and unknown addresses take as long. A network that has signed in
 * has its own counter: strangers cannot block the owner.
 */
export async function limitLinkRequests(
  services: Services,
  { email: typed, ip }: { email: string; ip: string },
  work: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { db, now } = services;
  const [email, network, time] = [typed.toLowerCase(), networkOf(ip), now()];
  const isKnown = await isKnownTo(services, { email, network });
  const asked = isKnown
    ? guesserKeyOf('link asked', email, network)
    : guesserKeyOf('link asked', email);
  const limits = [{ key: asked, ...perAccount }, perNetwork(services, 'links asked', network)];
  const { freeAt } = await countAttempt(db, limits, time, { also: work });
  if (freeAt > time) throw tooManyTries('Too many links were asked for.', freeAt - time);
}

export class WrongLink extends Refusal {
  constructor() {
    super(
      410,
      'This link does not work any more. It was used already, it is too old, or a newer one was sent.',
    );
  }
}

/** A wrong link counts for network and link, a refused password for the link. */
export async function limitLinkUses<T>(
  services: Services,
  { tokenHash, ip }: { tokenHash: string; ip: string },
  use: () => Promise<T>,
): Promise<T> {
  const { db, now } = services;
  const time = now();
  const ofLink = [{ key: guesserKeyOf('link', tokenHash), ...perLink }];
  const ofNetwork = [perNetwork(services, 'wrong links', networkOf(ip))];
  const both = [...ofLink, ...ofNetwork];
  const { freeAt } = await countAttempt(db, both, time, { isPending: true });
  if (freeAt > time) throw tooManyTries('Too many tries with a link.', freeAt - time);
  try {
    const result = await use();
    await withdrawAttempt(db, both, time);
    return result;
  } catch (error) {
    await confirmFailure(db, both, time);
    if (!(error instanceof WrongLink)) await withdrawAttempt(db, ofNetwork, time);
    throw error;
  }
}
