import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../../../../tests/in-language.tsx';
import { ReviewList } from './review-list.tsx';

test.each([
  ['en', 'Noor, clinic', 'Noor, clinic, <a'],
  ['ar', 'نور، عيادة', 'نور، عيادة، <a'],
])('R-L-09 in %s the comma before a study is that of the words before it', (tag, name, shown) => {
  const study = { href: '/casestudy/1', label: 'Bahar Lane' };
  const reviews = [{ name, text: 'Good.', rating: null, study }];
  const html = renderToStaticMarkup(
    <InLanguage tag={tag}>
      <ReviewList reviews={reviews} />
    </InLanguage>,
  );
  expect(html).toContain(shown);
});
