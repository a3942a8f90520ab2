import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Counts } from './counts.tsx';

function circles(...numbers: number[]): number {
  const items = numbers.map((number) => ({ number, label: `of ${number}` }));
  return renderToStaticMarkup(<Counts items={items} />).split('<circle').length - 1;
}

test('figures are drawn as dots up to a number that leaves a page, and then none of them', () => {
  expect(circles(3, 25)).toBe(28);
  expect(circles(48)).toBe(48);
  expect(circles(3, 49)).toBe(0);
  expect(renderToStaticMarkup(<Counts items={[{ number: 999, label: 'knots' }]} />)).toContain(
    '999+',
  );
});
