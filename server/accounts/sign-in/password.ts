import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { Refusal, retryAfter } from '../../http/refusal.ts';

const argon2Async = promisify(argon2);

/** What a hash costs: `memory` in KiB. */
export interface HashCost {
  memory: number;
  passes: number;
}

/** The OWASP minimum for argon2id: about 25 ms and 19 MiB each (threat T10). */
export const productionCost: HashCost = { memory: 19_456, passes: 2 };
let cost = productionCost;

/** For tests, which sign in some thousand times: hashes made from now on cost this. */
export function setHashCost(next: HashCost): void {
  cost = next;
}

const saltLength = 16;
const tagLength = 32;

/** More at once would starve the pages of the processor (threat T11). */
const maxConcurrent = 2;
const queueLimit = 20;

interface StoredHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function asText({ memory, passes, parallelism, salt, tag }: StoredHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const hashText =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function fromText(text: string): StoredHash | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] = hashText.exec(text) ?? [];
  if (!memory) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const limitHashing = pLimit(maxConcurrent);

/** @throws {Refusal} 503 when the queue is full. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limitHashing.activeCount + limitHashing.pendingCount >= maxConcurrent + queueLimit) {
    throw new Refusal(503, 'Too many people sign in at the moment. Please try again.', {
      headers: retryAfter,
    });
  }
  return limitHashing(work);
}

function tagOf(password: string, hash: Omit<StoredHash, 'tag'>, length: number): Promise<Buffer> {
  const { memory, passes, parallelism, salt } = hash;
  return queued(() =>
    argon2Async('argon2id', {
      // Exactly as typed: never trimmed or cut (threat T10).
      message: password,
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: length,
    }),
  );
}

export async function hashPassword(password: string): Promise<string> {
  const hash = { ...cost, parallelism: 1, salt: randomBytes(saltLength) };
  return asText({ ...hash, tag: await tagOf(password, hash, tagLength) });
}

/** Unknown addresses are verified against this, to take as long (threat T09). */
function unknownHash(): StoredHash {
  return {
    ...cost,
    parallelism: 1,
    salt: randomBytes(saltLength),
    tag: randomBytes(tagLength),
  };
}

/** Takes as long without a stored hash. */
export async function verifyPassword(password: string, stored?: string): Promise<boolean> {
  const known = stored === undefined ? null : fromText(stored);
  const hash = known ?? unknownHash();
  const same = timingSafeEqual(await tagOf(password, hash, hash.tag.length), hash.tag);
  return same && known !== null;
}

export function isOutdatedHash(stored: string): boolean {
  const hash = fromText(stored);
  if (!hash) return true;
  return hash.memory < cost.memory || hash.passes < cost.passes;
}

const clearCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 characters, the longest that the sign-in form takes (R-5-08). */
export function generatePassword(): string {
  return Array.from({ length: 16 }, () => clearCharacters[randomInt(clearCharacters.length)]).join(
    '',
  );
}
