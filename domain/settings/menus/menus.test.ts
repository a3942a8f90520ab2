import { expect, test } from 'vitest';
import { firstMenus } from '../../../content/menus/first-menus.ts';
import { settingName } from '../groups/groups.ts';
import { menus as group } from '../groups/menus.ts';
import { menuLimits, menuProblems } from './menu-tree.ts';
import { mapTargets, noMenus, shownMenus, targetsIn } from './shown-menus.ts';

const { menus } = group.schema.shape;

function entry(label: string, more: object = {}) {
  return { id: label, label, target: '/x', entries: [], ...more };
}

/** The sentence that a save of such a header answers, by its path. */
function refused(header: object[]): Record<string, string> {
  const { error } = menus.safeParse({ ...firstMenus, header });
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('R-P-10 the first menus are accepted as they are', () => {
  expect(menus.parse(firstMenus)).toEqual(firstMenus);
});

test('R-P-10 an entry below itself is refused, also in a circle of several', () => {
  const group = { id: 'g', label: 'G', entries: [entry('a')] };
  expect(refused([entry('a', { entries: [group] })])).toEqual({
    'header.0.entries.0.entries.0': menuProblems.itself,
  });
  expect(refused([entry('a', { entries: [{ ...group, id: 'a' }] })])).toEqual({
    'header.0.entries.0': menuProblems.itself,
  });
});

test('R-P-10 a fourth level is refused, and so is a second one in the footer', () => {
  const deep = entry('c', { entries: [entry('d')] });
  const group = { id: 'b', label: 'B', entries: [deep] };
  expect(refused([entry('a', { entries: [group] })])).toEqual({
    'header.0.entries.0.entries.0.entries': menuProblems.deep,
  });
  const links = [entry('a', { entries: [entry('b')] })];
  const footer = { label: 'F', links };
  const { error } = menus.safeParse({ ...firstMenus, footer });
  expect(error?.issues[0]).toMatchObject({ path: ['footer', 'links', 0, 'entries'] });
});

test('R-P-10 too many entries, and one without words or a place to lead to, get a sentence', () => {
  const many = Array.from({ length: menuLimits.entries + 1 }, (_, at) => entry(`e${at}`));
  expect(refused(many)).toEqual({ header: `Header has room for ${menuLimits.entries}.` });
  expect(refused([entry('', { target: '' })])).toEqual({
    'header.0.label': menuProblems.words,
    'header.0.target': menuProblems.leadsOrGroup,
  });
  const links = [{ id: 'x', label: 'X', target: '' }];
  expect(refused([entry('a', { entries: [{ id: 'g', label: 'G', entries: links }] })])).toEqual({
    'header.0.entries.0.entries.0.target': menuProblems.leads,
  });
});

test('a path of the record is said as the screen shows it', () => {
  expect(settingName('menus.header.1.entries.0.entries.2.target')).toBe(
    'Entry 2: Group 1: Link 3: Leads to',
  );
  expect(settingName('menus.legal.links.1.label')).toBe('Link 2: Words');
  expect(settingName('menus.quote.text')).toBe('Panel beside the groups: text');
});

test('R-P-10 what leads to no public item is not shown, nor is a group or an entry left empty', () => {
  const gone = mapTargets(firstMenus, (target) => (target === '/contact' ? 'page:1' : 'page:2'));
  const contact = { href: '/talk' };
  const shown = shownMenus(gone, (target) => (target === 'page:1' ? contact : null));
  expect(shown).toEqual({
    ...noMenus,
    start: { label: 'Get Started', href: '/talk' },
    quote: { label: 'Get a Quote', href: '/talk', text: expect.stringContaining('estimate') },
    footer: {
      ...firstMenus.footer,
      label: 'Quick Links',
      links: [{ label: 'Contact', href: '/talk' }],
    },
    legal: { label: 'Legal', links: [] },
  });
});

test('addresses are shown as they are, and telephone numbers as browsers dial them', () => {
  const links = [
    { id: 'a', label: 'Call', target: 'tel:+44 20 7946 0000' },
    { id: 'b', label: 'Shop', target: 'https://shop.example/' },
  ];
  const shown = shownMenus(
    { ...firstMenus, header: [], footer: { ...firstMenus.footer, label: '', links } },
    () => null,
  );
  expect(shown.footer.links.map(({ href }) => href)).toEqual([
    'tel:+442079460000',
    'https://shop.example/',
  ]);
  expect(
    targetsIn({ ...firstMenus, footer: { ...firstMenus.footer, label: '', links } }),
  ).toContain('tel:+44 20 7946 0000');
});

test('menus that were saved before the footer had words of its own get those that stood there', () => {
  const { label, links } = firstMenus.footer;
  const older = menus.parse({ ...firstMenus, footer: { label, links } });
  expect(older.footer).toEqual(firstMenus.footer);
  expect(settingName('menus.footer.call')).toBe('Words above the telephone');
});
