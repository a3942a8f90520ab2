import { expect, test } from 'vitest';
import { shownCard } from '../../../../tests/shown-study.ts';
import { withWideLast } from './with-wide-last.ts';

const card = (_id: string, width: number) =>
  shownCard({
    _id,
    ground: '#f6c3cf',
    bannerImage: { src: '/a.svg', size: { width, height: 900 } },
  });

const phone = (id: string) => card(id, 436);
const desk = (id: string) => card(id, 1280);

test.each([
  ['a phone is no last one', [desk('a'), desk('b'), phone('c')], 'acb'],
  ['what is wide stays last', [phone('a'), desk('b')], 'ab'],
  ['phones alone stay as they are', [phone('a'), phone('b')], 'ab'],
])('%s', (_, studies, order) => {
  expect(
    withWideLast(studies)
      .map(({ _id }) => _id)
      .join(''),
  ).toBe(order);
});
