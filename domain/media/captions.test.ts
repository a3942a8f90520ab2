import { expect, test } from 'vitest';
import { captionsLimit, captionsProblem, transcriptOf } from './captions.ts';

const line = '00:01.000 --> 00:04.000 align:start\nTwo hundred buses.\n';

test.each([
  `WEBVTT\n\n${line}`,
  `\uFEFFWEBVTT - the director\r\n\r\n1\r\n${line}`,
  `WEBVTT\n\nNOTE by hand\n\n100:00:01.000 --> 100:00:02.500\nLate.`,
])('%j is a captions file', (text) => {
  expect(captionsProblem(text)).toBeNull();
});

test.each([
  ['', /no WebVTT/],
  [`1\n00:00:01,000 --> 00:00:04,000\nSubRip`, /no WebVTT/],
  [`WEBVTTX\n\n${line}`, /no WebVTT/],
  ['<script>alert(1)</script>', /no WebVTT/],
  ['WEBVTT\n\nno times', /no lines with times/],
  ['WEBVTT\n\n00:01 --> 00:04\nno thousandths', /no lines with times/],
  [`WEBVTT\n\n${line}\0`, /UTF-8/],
  [`WEBVTT\n\n${line}\uFFFD`, /UTF-8/],
  [`WEBVTT\n\n${line}${'x'.repeat(captionsLimit)}`, /larger than 500 KB/],
])('a file is refused with its reason (%#)', (text, reason) => {
  expect(captionsProblem(text)).toMatch(reason);
});

test('a transcript is what captions say, once and without marks', () => {
  const cues = [
    `WEBVTT\n\nNOTE by hand`,
    `1\n${line}`,
    '00:04.000 --> 00:05.000\nTwo hundred buses.',
    '00:05.000 --> 00:07.000\n<v Hana>Before &amp; after\nthe <b>change</b>.</v>',
  ];
  expect(transcriptOf(cues.join('\r\n\r\n'))).toEqual([
    'Two hundred buses. Before & after the change.',
  ]);
  expect(transcriptOf('WEBVTT')).toEqual([]);
});

test('a long transcript is broken between sentences', () => {
  const sentence = `${'word '.repeat(25)}end.`;
  const cues = Array.from(
    { length: 6 },
    (_, i) => `0${i}:00.000 --> 0${i}:09.000\n${i} ${sentence}`,
  );
  const paragraphs = transcriptOf(['WEBVTT', ...cues].join('\n\n'));
  expect(paragraphs.map((text) => text.slice(0, 1))).toEqual(['0', '3']);
});
