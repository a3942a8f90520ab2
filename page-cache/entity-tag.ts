import { createHash } from 'node:crypto';

/** A weak tag of a text, the same in every encoding of it. */
export function entityTag(body: Buffer | string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether an If-None-Match header names the tag; proxies that compress change its strength. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
