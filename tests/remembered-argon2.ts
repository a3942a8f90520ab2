import type { Argon2Parameters, argon2 } from 'node:crypto';
import { vi } from 'vitest';

/**
 * The same password with the same salt gives the same tag, which is worked out once per file: tests sign in
 * some thousand times, and each time costs 25 ms. server/accounts/sign-in/password.test.ts hashes with fresh salts, for true.
 */
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, argon2: remembering(crypto.argon2) };
});

let held: Promise<void> | undefined;

/** From now on nothing is hashed until the returned function is called. */
export function holdHashes(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}

function keyOf(algorithm: string, { message, nonce, ...rest }: Argon2Parameters): string {
  const [typed, salt] = [message, nonce].map((part) => JSON.stringify(part));
  return JSON.stringify([algorithm, typed, salt, rest]);
}

function remembering(work: typeof argon2): typeof argon2 {
  const known = new Map<string, Buffer>();
  return (algorithm, parameters, done) => {
    const key = keyOf(algorithm, parameters);
    const answer = () => {
      const tag = known.get(key);
      if (tag) return done(null, Buffer.from(tag));
      work(algorithm, parameters, (error, made) => {
        if (!error) known.set(key, Buffer.from(made));
        done(error, made);
      });
    };
    if (held) held.then(answer);
    else setImmediate(answer);
  };
}
