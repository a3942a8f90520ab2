import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureDetails } from '../../../domain/media/picture.ts';
import { Picture } from './picture.tsx';

const src = `/media/${'0a'.repeat(16)}-w4000h3000.jpg`;
const placeholder = '1b5459 111 222 333 444 555 666';

function shown(details: PictureDetails, address = src): string {
  return renderToStaticMarkup(<Picture src={address} width={4} height={3} {...details} />);
}

test('the box of a picture has its colours, in attributes and without a style', () => {
  const html = shown({ placeholder });
  expect(html).toContain('fill="#1b5459" viewBox="0 .5 3 2"');
  const strokes = [...html.matchAll(/stroke="(#\w+)" d="(M\d \d)/g)].map(([, ...both]) => both);
  expect(strokes).toEqual([
    ['#111', 'M0 1'],
    ['#222', 'M1 1'],
    ['#333', 'M2 1'],
    ['#444', 'M0 2'],
    ['#555', 'M1 2'],
    ['#666', 'M2 2'],
  ]);
  expect(html).not.toMatch(/style=/);
});

test('without known colours, and for a drawing, nothing stands in its place', () => {
  expect(shown({})).not.toContain('<svg');
  expect(shown({ placeholder: '"><script>' })).not.toContain('<svg');
  expect(shown({ placeholder }, '/media/drawings/x/banner.svg')).not.toContain('<svg');
});

test('what the library says of a picture stands in its tag', () => {
  const html = shown({ alt: 'Palms & "water" <here>', focus: { x: 100, y: 7 } });
  expect(html).toContain('data-focus="100 007"');
  expect(html).toContain('alt="Palms &amp; &quot;water&quot; &lt;here&gt;"');
  expect(shown({})).toMatch(/<img class="[^"]*" src="[^"]*" srcSet="[^"]*" alt=""/);
});
