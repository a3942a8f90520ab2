import { expect, test } from 'vitest';
import fc from '../tests/fast-check.ts';
import { fuzzRuns } from '../tests/fuzz-runs.ts';
import { textsOf, xmlDocument } from '../tests/xml.ts';
import { textElement, xmlText } from './xml.ts';

const hostile = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('<', '>', '&', ']]>', '<!--', '"', "'", '\r\n', '\t', '\0', '\uD800', '\uFFFE'),
  ),
});

/** What XML 1.0 can say of a text. */
function speakable(text: string): string {
  return Array.from(text)
    .filter((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const isControl = code < 0x20 && !'\t\n\r'.includes(sign);
      return (
        !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
      );
    })
    .join('');
}

test('T07 any text is the same text after a strict parse', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const xml = xmlDocument(`<a b="${xmlText(text)}">${textElement('c', text)}</a>`);
      expect(textsOf(xml, 'c')).toEqual([speakable(text)]);
      expect(xml.root?.attributes.b).toBe(speakable(text));
    }),
    { numRuns: fuzzRuns(10_000, 100_000) },
  );
});

test('an absent text has no element', () => {
  expect(textElement('a', undefined)).toBe('');
});
