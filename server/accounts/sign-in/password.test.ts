import { describe, expect, test } from 'vitest';
import {
  generatePassword,
  hashPassword,
  isOutdatedHash,
  productionCost,
  setHashCost,
  verifyPassword,
} from './password.ts';

// Other tests hash at a cost that no attacker would mind.
setHashCost(productionCost);

/** A test vector of the reference implementation; the password is 'password'. */
const vector =
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

test('T10 the stored text tells argon2id and its parameters, and never the password', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  expect(stored).not.toContain('correct');
  expect(await hashPassword('correct horse')).not.toBe(stored);
});

test('only the very same characters are the password', async () => {
  const stored = await hashPassword('pass');
  expect(await verifyPassword('pass', stored)).toBe(true);
  for (const other of ['pass ', ' pass', 'Pass', 'pas', 'passs', '', 'pass\0']) {
    expect(await verifyPassword(other, stored), JSON.stringify(other)).toBe(false);
  }
});

test('a hash made elsewhere is understood', async () => {
  expect(await verifyPassword('password', vector)).toBe(true);
  expect(await verifyPassword('passwort', vector)).toBe(false);
});

test('without a stored hash, or with a broken one, nothing is the password', async () => {
  for (const stored of [undefined, '', 'plain', '$argon2id$v=19$m=1,t=1,p=1$$', '$2b$10$abc']) {
    expect(await verifyPassword('anything', stored)).toBe(false);
  }
});

test('T10 a hash of weaker parameters is outdated, one of today is not', async () => {
  expect(isOutdatedHash(await hashPassword('a'))).toBe(false);
  expect(isOutdatedHash(vector)).toBe(false);
  expect(isOutdatedHash(vector.replace('m=65536', 'm=4096'))).toBe(true);
  expect(isOutdatedHash(vector.replace('t=2', 't=1'))).toBe(true);
  expect(isOutdatedHash('plain')).toBe(true);
});

describe('T11 a flood of passwords', () => {
  test('two are hashed at once, twenty wait, the next is told to come back', async () => {
    const flood = Array.from({ length: 25 }, () => hashPassword('a'));
    const results = await Promise.allSettled(flood);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.slice(0, 22).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    }
    expect(await hashPassword('a')).toContain('$argon2id$');
  });
});

test('a generated password has 16 clear characters and is never the same', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const password of passwords) expect(password).toMatch(/^[a-hj-km-np-zA-HJ-NP-Z2-9]{16}$/);
  expect(new Set(passwords).size).toBe(500);
});
