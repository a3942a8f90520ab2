import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

test.each([0, 4, 5])('%i stars of five are full, the others outlines', (count) => {
  const html = renderToStaticMarkup(<Stars count={count} label="Stars" />);
  expect(html.match(/<path/g)).toHaveLength(5);
  expect(html.match(/<path[^>]* fill="none"/g) ?? []).toHaveLength(5 - count);
});
