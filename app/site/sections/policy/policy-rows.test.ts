import { expect, test } from 'vitest';
import { idsOf, type PolicyPart, shownRows, textOfParts, withAnchors } from './policy-rows.ts';

function part(values: Partial<PolicyPart>): PolicyPart {
  return { id: 'a1', anchor: '', heading: '', shown: 'always', text: '', ...values };
}

test('D42 rows are shown always, or as enquiries have a time limit', () => {
  const rows = [
    part({ id: 'a' }),
    part({ id: 'b', shown: 'with a time limit' }),
    part({ id: 'c', shown: 'without a time limit' }),
  ];
  expect(shownRows(rows, true).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(shownRows(rows, false).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('every part has an id of its own, from its name, its heading or its row', () => {
  const parts = [
    part({ anchor: 'asking', heading: 'How to ask' }),
    part({ anchor: 'Asking' }),
    part({ heading: 'What, “now”?' }),
    part({ heading: '!?' }),
  ];
  const anchors = withAnchors(parts).map(({ anchor }) => anchor);
  expect(anchors).toEqual(['asking', 'asking-2', 'what-now', 'a1']);
});

test('no part has an id of the menus around the page', () => {
  const headings = ['Languages', 'Solutions', 'Solutions 2', 'Mobile menu', 'Main', 'Languages'];
  const parts = headings.map((heading) => part({ heading }));
  expect(withAnchors(parts, idsOf([], false)).map(({ anchor }) => anchor)).toEqual([
    'languages-part',
    'solutions-part',
    'solutions-2-part',
    'mobile-menu-part',
    'main-2',
    'languages-part-2',
  ]);
});

test('a heading is text, and ranges stay together where they are words', () => {
  const text = '<p><a href="tel:04-22" title="1-2">Ring 04-22</a></p>';
  const html = textOfParts([part({ anchor: 'a', heading: '1 < 2', text })], 'range');
  expect(html).toBe(
    '<h2 id="a">1 &lt; 2</h2><p><a href="tel:04-22" title="1-2">Ring <span class="range">04-22</span></a></p>',
  );
});
