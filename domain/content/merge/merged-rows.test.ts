import { expect, test } from 'vitest';
import { settingsGroups } from '../../settings/groups/groups.ts';
import { mergedRows } from './merged-rows.ts';

const { header } = settingsGroups.menus.schema.shape.menus.shape;
const field = settingsGroups.menus.fields['menus.header'];

const link = (id: string, label: string) => ({ id, label, target: 'page:3' });

/** One entry with one group, and these links in it. */
const menu = (...links: object[]) =>
  header.parse([
    {
      id: 'a b.c',
      label: 'Services',
      target: '',
      entries: [{ id: 'order', label: 'Web', entries: links }],
    },
  ]);

function merged(sides: Record<'base' | 'mine' | 'theirs', object>) {
  if (!field) throw new Error('no field');
  return mergedRows(field, 'header', sides);
}

test('R-P-13 rows in rows merge, whatever signs their ids hold', () => {
  const [one, two] = [link('0', 'Shops'), link('0.label', 'Apps')];
  const { rows, collisions } = merged({
    base: menu(one, two),
    mine: menu(two, { ...one, label: 'Stores' }),
    theirs: menu(one, link('new', 'Games'), { ...two, target: 'page:4' }),
  });
  expect(collisions).toEqual([]);
  expect(rows).toEqual(
    menu(link('new', 'Games'), { ...two, target: 'page:4' }, { ...one, label: 'Stores' }),
  );
});

test('R-P-13 words that both have changed are named by where mine has them', () => {
  const base = menu(link('x', 'Shops'), link('y', 'Apps'));
  const { collisions } = merged({
    base,
    mine: menu(link('y', 'Mine'), link('x', 'Shops')),
    theirs: menu(link('x', 'Shops'), link('y', 'Theirs')),
  });
  expect(collisions).toEqual(['header.0.entries.0.entries.0.label']);
});
