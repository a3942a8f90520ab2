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
import { networkOf } from '../../http/network/network-address.ts';
import { Refusal } from '../../http/refusal.ts';

type Services = Pick<FastifyInstance['services'], 'db' | 'config' | 'now'>;

/** A refusal that counts as a guess: a wrong password, a wrong code. */
export class WrongSecret extends Refusal {}

/** Who tries: an email, of an account or not, and the network address it comes from. */
interface SignInAttempt {
  email: string;
  ip: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long an address that has signed in to an account is counted on its own. */
const knownAddressLife = 30 * day;
const addressWindow = 10 * minute;

/** Only hashes are stored: a dump tells neither addresses nor what was typed into the form. */
export function keyOf(kind: string, ...parts: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url');
}

/** @param what was done too often, as a sentence */
export function tooMany(what: string, wait: number): Refusal {
  const minutes = Math.ceil(wait / minute);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(429, `${what} Please try again in ${time}.`, {
    headers: { 'Retry-After': String(Math.ceil(wait / 1_000)) },
  });
}

/**
 * The limits of an attempt; they never ask whether there is such an account (threat T09). An address
 * that signed in lately has counters of its own: strangers cannot lock its owner out (threat T08).
 */
function limitsFor(
  { failures, window, lock, perDay, perAddress }: Services['config']['signIn'],
  { email, network, isKnown }: { email: string; network: string; isKnown: boolean },
): [FailureLimit, ...FailureLimit[]] {
  const pair: FailureLimit = { key: keyOf('pair', email, network), failures, within: window, lock };
  const daily = { failures: perDay, within: day };
  if (isKnown) return [pair, { key: keyOf('known', email, network), ...daily }];
  return [
    pair,
    { key: keyOf('strangers', email), ...daily },
    { key: keyOf('network', network), failures: perAddress, within: addressWindow },
  ];
}

/** Whether the network has signed in to the account lately; both are in their one spelling. */
export function isKnownTo(
  { db, now }: Services,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  return isKnownAddress(db, keyOf('signed in', email, network), now() - knownAddressLife);
}

/** Lets an account be tried again from an address that has had its share of wrong passwords. */
export function forgetWrongPasswords(
  { db }: Services,
  { email, ip }: SignInAttempt,
): Promise<void> {
  return clearFailures(db, keyOf('pair', email, networkOf(ip)));
}

/** Milliseconds between two maxPolls at whether the attempts before have ended, and how many maxPolls. */
const pollInterval = 50;
const maxPolls = 100;

/** Attempts of this process that may wait for the end of others; the rest are refused at once. */
const waitingLimit = 20;
let waiting = 0;

/**
 * Counts the attempt. Others that have not ended count until they have: then it waits for them, so that
 * the right password of somebody in twelve tabs opens twelve times. @throws {Refusal} 429
 */
async function admit({ db }: Services, limits: FailureLimit[], time: number): Promise<void> {
  for (let poll = 1; ; poll += 1) {
    const { freeAt, isUndecided } = await countAttempt(db, limits, time, { isPending: true });
    if (freeAt <= time) return;
    if (!isUndecided || poll === maxPolls || waiting === waitingLimit) {
      throw tooMany('Too many wrong attempts to sign in.', freeAt - time);
    }
    waiting += 1;
    await sleep(pollInterval).finally(() => {
      waiting -= 1;
    });
  }
}

/**
 * Runs the check of a password or code under the limits of R-X-04. Only WrongSecret counts; success
 * clears the pair of account and address.
 * @throws {Refusal} 429 while a limit is reached; the check is not run then.
 */
export async function limitGuesses<T>(
  services: Services,
  { email: typed, ip }: SignInAttempt,
  check: () => Promise<T>,
): Promise<T> {
  const { db, config, now } = services;
  const [email, network, time] = [typed.toLowerCase(), networkOf(ip), now()];
  const [address, oldest] = [keyOf('signed in', email, network), time - knownAddressLife];
  const isKnown = await isKnownTo(services, { email, network });
  const limits = limitsFor(config.signIn, { email, network, isKnown });
  await admit(services, limits, time);
  try {
    const result = await check();
    await rememberAddress(db, { key: address, now: time, oldest });
    await withdrawAttempt(db, limits, time);
    await clearFailures(db, limits[0].key);
    return result;
  } catch (error) {
    const settle = error instanceof WrongSecret ? confirmFailure : withdrawAttempt;
    await settle(db, limits, time);
    throw error;
  }
}
