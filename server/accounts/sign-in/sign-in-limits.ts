import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  clearFailures,
  confirmFailure,
  countAttempt,
  type FailureLimit,
  isKnownAddress,
  rememberAddress,
  withdrawAttempt,
} from '../../../db/accounts/sign-in-failures.ts';
import type { Database } from '../../../db/open.ts';
import { day, minute } from '../../../domain/durations.ts';
import { networkOf } from '../../http/network/network-address.ts';
import { Refusal, tooMany } from '../../http/refusal.ts';

type Services = Pick<FastifyInstance['services'], 'db' | 'config' | 'now'>;

export class WrongSecret extends Refusal {}

interface SignInAttempt {
  email: string;
  ip: string;
}

const knownAddressRetention = 30 * day;
const addressWindow = 10 * minute;

/** Only hashes are stored: a dump reveals neither addresses nor input. */
export function guesserKeyOf(kind: string, ...parts: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url');
}

export function tooManyTries(what: string, wait: number): Refusal {
  const minutes = Math.ceil(wait / minute);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooMany(`${what} Please try again in ${time}.`, Math.ceil(wait / 1_000));
}

// Never depends on whether the account exists (threat T09). A known address has its own counters,
// so that strangers cannot lock its owner out (threat T08).
function limitsFor(
  { failures, window, lock, perDay, perAddress }: Services['config']['signIn'],
  { email, network, isKnown }: { email: string; network: string; isKnown: boolean },
): [FailureLimit, ...FailureLimit[]] {
  const pair: FailureLimit = {
    key: guesserKeyOf('pair', email, network),
    failures,
    within: window,
    lock,
  };
  const daily = { failures: perDay, within: day };
  if (isKnown) return [pair, { key: guesserKeyOf('known', email, network), ...daily }];
  return [
    pair,
    { key: guesserKeyOf('strangers', email), ...daily },
    { key: guesserKeyOf('network', network), failures: perAddress, within: addressWindow },
  ];
}

export function isKnownTo(
  { db, now }: Services,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  return isKnownAddress(
    db,
    guesserKeyOf('signed in', email, network),
    now() - knownAddressRetention,
  );
}

function rememberNetwork(
  { db, now }: Services,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const time = now();
  const key = guesserKeyOf('signed in', email, network);
  return rememberAddress(db, { key, now: time, oldest: time - knownAddressRetention });
}

export function forgetWrongPasswords(
  { db }: Services,
  { email, ip }: SignInAttempt,
): Promise<void> {
  return clearFailures(db, guesserKeyOf('pair', email, networkOf(ip)));
}

/** A link by mail shows whose network it is: neither strangers nor forgotten passwords lock it any more. */
export async function trustNetwork(
  services: Services,
  { email, ip }: SignInAttempt,
): Promise<void> {
  const network = networkOf(ip);
  await rememberNetwork(services, { email, network });
  for (const kind of ['pair', 'known']) {
    await clearFailures(services.db, guesserKeyOf(kind, email, network));
  }
}

/** Somebody who is no stranger gave the account another password: it is guessed at anew. */
export function forgetStrangers(db: Database, email: string): Promise<void> {
  return clearFailures(db, guesserKeyOf('strangers', email));
}

const pollInterval = 50;
const maxPolls = 100;

const waitingLimit = 20;
let waiting = 0;

// Waits for attempts that are still running: a right password in twelve tabs signs in twelve times.
async function admit({ db }: Services, limits: FailureLimit[], time: number): Promise<void> {
  for (let poll = 1; ; poll += 1) {
    const { freeAt, isUndecided } = await countAttempt(db, limits, time, { isPending: true });
    if (freeAt <= time) return;
    if (!isUndecided || poll === maxPolls || waiting === waitingLimit) {
      throw tooManyTries('Too many wrong attempts to sign in.', freeAt - time);
    }
    waiting += 1;
    await sleep(pollInterval).finally(() => {
      waiting -= 1;
    });
  }
}

/** R-X-04. Only WrongSecret counts; success clears the counter of account and address. */
export async function limitGuesses<T>(
  services: Services,
  { email: typed, ip }: SignInAttempt,
  check: () => Promise<T>,
): Promise<T> {
  const { db, config, now } = services;
  const [email, network, time] = [typed.toLowerCase(), networkOf(ip), now()];
  const isKnown = await isKnownTo(services, { email, network });
  const limits = limitsFor(config.signIn, { email, network, isKnown });
  await admit(services, limits, time);
  try {
    const result = await check();
    await rememberNetwork(services, { email, network });
    await withdrawAttempt(db, limits, time);
    await clearFailures(db, limits[0].key);
    return result;
  } catch (error) {
    const settle = error instanceof WrongSecret ? confirmFailure : withdrawAttempt;
    await settle(db, limits, time);
    throw error;
  }
}
