import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { firstCaseStudies } from '../../case-studies.ts';
import { artefacts, studies } from './artefacts.ts';
import type { Drawing } from './drawing/drawing.ts';
import { artefactSvg, drawn } from './drawn.ts';

const content = resolve(import.meta.dirname, '../..');

test('every study owns at least four things in three kinds, one for each place', () => {
  const slugs = firstCaseStudies.map(({ slug }) => slug);
  expect(studies.map(({ slug }) => slug)).toEqual(slugs);
  for (const study of studies) {
    const kinds = new Set(study.artefacts.map(({ kind }) => kind));
    const places = study.artefacts.flatMap(({ place }) => place ?? []).toSorted();
    expect(study.artefacts.length, study.slug).toBeGreaterThanOrEqual(4);
    expect(kinds.size, study.slug).toBeGreaterThanOrEqual(3);
    expect(places).toEqual(['before', 'decision', 'hand-over', 'hero', 'thing']);
  }
});

/** By slug. */
const grounds = new Map(firstCaseStudies.map(({ slug, ground }) => [slug, ground]));

test('each client has a ground of its own', () => {
  expect(new Set(grounds.values()).size).toBe(studies.length);
});

test.each(firstCaseStudies)('$slug shows its artefacts in their places', ({ slug, ...study }) => {
  const inPlace = (place: string) =>
    artefacts.find((artefact) => artefact.slug === slug && artefact.place === place)?.address;
  expect([study.bannerImage, study.sec1Img, study.sec2Img, study.sec3Img2, study.sec3Img3]).toEqual(
    ['hero', 'before', 'decision', 'thing', 'hand-over'].map(inPlace),
  );
});

test('what has no place of its own stands in a text of its study', () => {
  const texts = JSON.stringify(firstCaseStudies);
  const others = artefacts.filter(({ place }) => !place);
  // A text has no ground that it could stand on.
  expect(others.map(({ kind }) => kind)).not.toContain('phone');
  for (const { address } of others) expect(texts).toContain(`src=\\"${address}\\"`);
});

test.each(artefacts)('$address is told in one sentence of at most 40 words', ({ alt }) => {
  expect(alt).toMatch(/^[^\n<>"]+[^.]\.$/);
  expect(alt.split(' ').length).toBeLessThanOrEqual(40);
});

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsBelowTexts(drawing: Drawing, ground: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(drawing.svg('', 'texts')))
    .flatten({ background: ground })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function colourAt({ data, width, height }: Pixels, x: number, y: number) {
  const column = Math.min(Math.max(Math.round(x), 0), width - 1);
  const row = Math.min(Math.max(Math.round(y), 0), height - 1);
  const at = (row * width + column) * 3;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3).map(Number);
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
}

type Text = Drawing['texts'][number];

/** Points of the box a text fills, row by row. */
function pointsOf({ corners: [start, across, , down] }: Text) {
  if (!start || !across || !down) throw new Error('A text has four corners.');
  return [0.1, 0.4, 0.7, 0.95].flatMap((v) =>
    Array.from({ length: 25 }, (_, i) => {
      const u = i / 24;
      const step = (axis: 0 | 1) =>
        start[axis] + (across[axis] - start[axis]) * u + (down[axis] - start[axis]) * v;
      return [step(0), step(1)] as const;
    }),
  );
}

/** A strike may cross a text: the worst quarter is left out. */
function contrastOf(text: Text, pixels: Pixels): number {
  const contrasts = pointsOf(text)
    .map(([x, y]) => wcagContrast(text.fill, colourAt(pixels, x, y)))
    .toSorted((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 4)] ?? 0;
}

describe.each(drawn)('$artefact.address', (each) => {
  const { artefact, draw } = each;

  test('is the committed file, drawn the same twice, light and alone', () => {
    const svg = artefactSvg(each);
    expect(svg).toBe(artefactSvg(each));
    expect(readFileSync(content + artefact.address, 'utf8')).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(40 * 1024);
    expect(svg).toContain(`<title>${artefact.alt}</title>`);
    expect(svg).not.toMatch(
      /<(script|style|a|image|foreignObject|text)\b|style=|href="[^#]|url\([^#]/,
    );
  });

  test('no text leaves the picture, each is read at 4.5 or more', async () => {
    const drawing = draw();
    const pixels = await pixelsBelowTexts(drawing, grounds.get(artefact.slug) ?? '');
    expect(drawing.texts.length).toBeGreaterThan(0);
    for (const text of drawing.texts) {
      for (const [x, y] of text.corners) {
        expect(x >= 0 && y >= 0 && x <= artefact.width && y <= artefact.height, text.words).toBe(
          true,
        );
      }
      expect(contrastOf(text, pixels), text.words).toBeGreaterThanOrEqual(4.5);
    }
  });
});
