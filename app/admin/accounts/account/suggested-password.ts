import { loginLimits } from '../../../../domain/accounts/user.ts';

/** Letters and digits that nobody mistakes for one another, 56 of them. */
const clear = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Bytes above are thrown away, so that all characters are equally likely. */
const fair = 256 - (256 % clear.length);

function randomCharacter(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < fair ? clear.charAt(byte % clear.length) : randomCharacter();
}

/** A password of the longest length that signs in: 16 characters, 92 random bits. */
export function suggestedPassword(): string {
  return Array.from({ length: loginLimits.password }, randomCharacter).join('');
}
