import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// RFC 6238: SHA-1, 30 seconds, 6 digits. otpauth would bring hashes of its own.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepLength = 30_000;
const digits = 6;

const tolerance = 1;

/** RFC 4648 without padding; our lengths are multiples of 5 bytes. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** 160 random bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return base32(randomBytes(20));
}

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / stepLength);
}

/** RFC 4226, 5.3. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export function stepOf(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, n) => current + n - tolerance);
  const typed = Buffer.from(code);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), typed)) ?? null;
}

/** Key URI format. */
export function keyAddress({
  secret,
  email,
  issuer,
}: Record<'secret' | 'email' | 'issuer', string>) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const settings = `algorithm=SHA1&digits=${digits}&period=${stepLength / 1_000}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&${settings}`;
}

export function newRecoveryCode(): string {
  return (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-');
}
