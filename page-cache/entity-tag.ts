import { createHash } from 'node:crypto';

export function entityTag(body: Buffer | string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
