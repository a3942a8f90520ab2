import { expect, test } from 'vitest';
import { shownCard } from '../../../../tests/shown-study.ts';
import { portfolioCards } from './portfolio-cards.ts';

const card = (_id: string, width: number) =>
  shownCard({
    _id,
    ground: '#f6c3cf',
    bannerImage: { src: '/a.svg', size: { width, height: 900 } },
  });

const phone = (id: string) => card(id, 436);
const desk = (id: string) => card(id, 1280);

test.each([
  [
    'no phone is as wide as the page',
    [desk('a'), desk('b'), phone('c')],
    'a large, c large, b row',
  ],
  ['what is wide stays last', [phone('a'), phone('b'), desk('c')], 'a large, b large, c row'],
  [
    'phones alone stay as they are',
    [phone('a'), phone('b'), phone('c')],
    'a large, b large, c row',
  ],
  [
    'without a wide card all stay',
    [desk('a'), desk('b'), desk('c'), phone('d')],
    'a large, b large, c normal, d normal',
  ],
])('%s', (_, studies, cards) => {
  expect(
    portfolioCards(studies)
      .map(({ study, size }) => `${study._id} ${size}`)
      .join(', '),
  ).toBe(cards);
});
