import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { type Count, Counts } from './counts.tsx';

function htmlOf(items: Count[], tag = 'en'): string {
  return renderToStaticMarkup(
    <InLanguage tag={tag} digits={tag === 'ar' ? 'arab' : 'latn'}>
      <Counts items={items} />
    </InLanguage>,
  );
}

function circles(...numbers: number[]): number {
  const items = numbers.map((number) => ({ number, label: `of ${number}` }));
  return htmlOf(items).split('<circle').length - 1;
}

test('figures are drawn as dots up to a number that leaves a page, and then none of them', () => {
  expect(circles(3, 25)).toBe(28);
  expect(circles(48)).toBe(48);
  expect(circles(3, 49)).toBe(0);
  expect(htmlOf([{ number: 999, label: 'knots' }])).toContain('999+');
});

test('figures have the digits of the language, and no commas', () => {
  expect(htmlOf([{ number: 1250, label: 'knots' }])).toContain('>1250+<');
  expect(htmlOf([{ number: 1250, label: 'knots' }], 'ar')).toContain('>١٢٥٠+<');
});
