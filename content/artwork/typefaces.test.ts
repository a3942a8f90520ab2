import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { faceFiles } from '../../domain/brand/face-files.ts';
import { type FaceName, faces } from '../../domain/brand/type-pairs.ts';
import { glyphFinder } from './font-metrics.ts';

/** Every sign that a page of the first content or a component may show. */
function signs(): string {
  const texts = ['content', 'app', 'domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  return [...new Set(texts.join(''))].filter((sign) => sign >= ' ').join('');
}

async function covered(path: string, text: string): Promise<Set<string>> {
  const font = await subsetFont(readFileSync(path), text, { targetFormat: 'truetype' });
  const glyphOf = glyphFinder(font);
  return new Set([...text].filter((sign) => glyphOf(sign.codePointAt(0) ?? 0) > 0));
}

test.each(Object.keys(faces) as FaceName[])('%s lost no sign of the site', async (name) => {
  const text = signs();
  const origin = faces[name].family.toLowerCase().replaceAll(' ', '-');
  const { basic, rest } = faceFiles[name];
  const [before, others, ...cuts] = await Promise.all([
    covered(`content/artwork/typefaces/${origin}.woff2`, text),
    covered(`public${rest}`, text),
    ...basic.map((path) => covered(`public${path}`, text)),
  ]);
  expect(before.size).toBeGreaterThan(95);
  for (const cut of cuts)
    expect([...before].filter((sign) => !cut.has(sign) && !others.has(sign))).toEqual([]);
});
