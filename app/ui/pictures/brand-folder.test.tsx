import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../../tests/in-language.tsx';
import { Island } from '../island.tsx';
import { BrandFolder } from './brand-folder.ts';
import { Picture } from './picture.tsx';

const folder = '/media/brand/word';

function sourceOf(src: string, value = folder): string {
  const html = renderToStaticMarkup(
    <BrandFolder value={value}>
      <Picture src={src} width={4} height={3} />
    </BrandFolder>,
  );
  return /<img[^>]* src="([^"]*)"/.exec(html)?.[1] ?? '';
}

test.each([
  '/assets/home-hero-Ab1_-x9Z.svg',
  '/app/pictures/home-hero.svg',
  '/media/drawings/a%20b/hero-tall.svg',
  '/media/portraits/hind.svg',
])('the drawing %s stands in the folder of its brand', (address) => {
  expect(sourceOf(address)).toBe(folder + address);
  expect(sourceOf(address, '')).toBe(address);
});

test.each(['/media/0a.jpg', '/media/artefacts/a/b.svg', 'https://a.example/assets/x.svg'])(
  '%s has one address under every brand',
  (address) => {
    expect(sourceOf(address)).toBe(address);
  },
);

test('an island carries the folder with which it is hydrated', () => {
  const inBrand = (value: string) =>
    renderToStaticMarkup(
      <InLanguage>
        <BrandFolder value={value}>
          <Island of={Picture} name="a" props={{ src: '/a.jpg', width: 1, height: 1 }} />
        </BrandFolder>
      </InLanguage>,
    );
  expect(inBrand(folder)).toContain(`data-brand-folder="${folder}"`);
  expect(inBrand('')).not.toContain('data-brand-folder');
});
