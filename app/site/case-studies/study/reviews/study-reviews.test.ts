import { expect, test } from 'vitest';
import type { ReviewedStudy } from '../../../../../domain/content/kinds/case-study.ts';
import { messagesFor } from '../../../../../domain/messages/messages-for.ts';
import { isNearTo, reviewsNearTo, reviewsOf } from './study-reviews.ts';

const messages = messagesFor('fr');
const none = { category2: '', category3: '', category4: '' };

function study(clientName: string, fields: Partial<ReviewedStudy>): ReviewedStudy {
  return {
    _id: clientName,
    clientName,
    heroHeading: 'x',
    place: '',
    category1: '',
    ...none,
    reviews: [{ text: 'Without a name.' }, { name: `Ana, ${clientName}`, text: 'Good.' }],
    ...fields,
  };
}

const studies = [
  study('One', { category1: 'SEO', place: 'Lisbon' }),
  study('Two', { category1: 'App Development' }),
  study('Three', { category1: 'Branding', reviews: [{ text: 'Nameless.' }] }),
  study('Four', { category1: 'Branding', category2: 'SEO' }),
  study('Five', { category1: 'SEO' }),
];

test('two reviews with a name are shown, each of another study', () => {
  const isChosen = ({ category1, category2 }: ReviewedStudy) =>
    [category1, category2].includes('SEO');
  const shown = reviewsOf(studies, isChosen, messages);
  expect(shown.map(({ name, study: { label } }) => [name, label])).toEqual([
    ['Ana, One', 'One'],
    ['Ana, Four', 'Four'],
  ]);
  expect(reviewsOf(studies, ({ clientName }) => clientName === 'Three', messages)).toEqual([]);
});

test('a study with neither client nor heading is named in the language of the page', () => {
  const nameless = { ...study('', {}), heroHeading: ' ' };
  const [shown] = reviewsOf([nameless], () => true, messages);
  expect(shown?.study.label).toBe('Étude de cas sans titre');
});

test('a study is near to a page that names its place, or what was done', () => {
  const near = (words: string) => studies.filter(isNearTo(words)).map(({ _id }) => _id);
  expect(near('Mobile app development in Porto')).toEqual(['Two']);
  expect(near('Web design in Lisbon')).toEqual(['One']);
  const inDelhi = study('Six', { category1: 'Branding', place: 'दिल्ली' });
  expect(isNearTo('दिल्ली में वेबसाइट')(inDelhi)).toBe(true);
  const shop = study('Seven', { category1: 'E-Commerce Development', place: 'الشارقة' });
  expect(isNearTo('E-commerce websites')(shop)).toBe(true);
  expect(isNearTo('مواقع في الشارقه')(shop)).toBe(true);
  expect(near('Application')).toEqual([]);
});

test('a page that no study is near to shows the reviews of others', () => {
  const labels = (words: string) =>
    reviewsNearTo(studies, words, messages).map(({ study: { label } }) => label);
  expect(labels('Web design in Lisbon')).toEqual(['One']);
  expect(labels('Printing')).toEqual(['One', 'Two']);
});
