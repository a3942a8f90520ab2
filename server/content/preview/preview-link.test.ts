import { expect, test } from 'vitest';
import { isSigned, type PreviewClaim, previewPath } from './preview-link.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const other = Buffer.alloc(32, 8).toString('base64');
const claim: PreviewClaim = { kind: 'blog', id: '12', until: 1_795_000_000 };
const signature = previewPath(claim, key).split('/').at(-1) ?? '';

test('a link is in lower case and carries its own signature', () => {
  expect(previewPath(claim, key)).toMatch(/^\/preview\/blog\/12\/1795000000\/[0-9a-f]{32}$/);
  expect(isSigned(claim, signature, key)).toBe(true);
});

test('nothing of it can be changed by hand', () => {
  const flipped = signature.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  expect(isSigned(claim, flipped, key)).toBe(false);
  expect(isSigned({ ...claim, id: '13' }, signature, key)).toBe(false);
  expect(isSigned({ ...claim, kind: 'location-page' }, signature, key)).toBe(false);
  expect(isSigned({ ...claim, until: claim.until + 1 }, signature, key)).toBe(false);
  expect(isSigned(claim, signature, other)).toBe(false);
  for (const wrong of ['', signature.slice(1), `${signature}0`, signature.toUpperCase(), 'ü']) {
    expect(isSigned(claim, wrong, key)).toBe(false);
  }
});
