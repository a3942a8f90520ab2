import { expect, test } from 'vitest';
import type { TypedSection } from '../editor/sections/sections-codec.ts';
import { withOfferedGrounds } from './offered-grounds.ts';

function section(id: string, kind: string, ground?: string): TypedSection {
  return { id, kind, hidden: false, values: { heading: '', ground }, kept: null };
}

const list = [section('a', 'figures'), section('b', 'process', 'paper'), section('c', 'clients')];

function offeredBeside(...grounds: [above: string, below: string]) {
  const [above, below] = grounds;
  const boxes = [above, 'paper', below].map((ground, index) => ({
    id: list[index]?.id ?? '',
    top: index * 100,
    height: 100,
    ground,
  }));
  const own = list[1] ?? section('', '');
  const [, field] = withOfferedGrounds(own, list, boxes).find(([name]) => name === 'ground') ?? [];
  const { options = [], taken = [], hint } = field ?? {};
  return { options: options.filter((option) => !taken.includes(option)), hint };
}

test('R-P-12 a ground that a neighbour has is not offered, and the form says whose it is', () => {
  expect(offeredBeside('sand', 'night')).toEqual({
    options: ['paper'],
    hint: 'Figures beside it stands on Sand, so Sand is not offered here.',
  });
});

test('a ground that is set, or that no neighbour has, stays', () => {
  expect(offeredBeside('water', 'night').options).toEqual(['paper', 'sand']);
  expect(offeredBeside('paper', 'night').options).toEqual(['paper', 'sand']);
});
