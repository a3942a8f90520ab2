import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';

/** What a preview link says in the open: which item, and until when (seconds since 1970). */
export interface PreviewClaim {
  kind: StoredKind;
  id: string;
  until: number;
}

/** 128 bits in hexadecimal: an address is lower case, and RFC 2104 lets half of a hash suffice. */
const signatureLength = 32;

const previewSignature = new RegExp(`^[0-9a-f]{${signatureLength}}$`);

function sign({ kind, id, until }: PreviewClaim, key: string): string {
  const hash = createHmac('sha256', Buffer.from(key, 'base64')).update(`${kind}/${id}/${until}`);
  return hash.digest('hex').slice(0, signatureLength);
}

export function previewPath(claim: PreviewClaim, key: string): string {
  const { kind, id, until } = claim;
  return `/preview/${kind}/${id}/${until}/${sign(claim, key)}`;
}

/** Whether the signature is the claim's own; takes as long for every wrong one. */
export function isSigned(claim: PreviewClaim, signature: string, key: string): boolean {
  if (!previewSignature.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, key)));
}
