import { expect, test } from 'vitest';
import { emptyMenus, type Menus } from '../../../../domain/settings.ts';
import { menusOfServices, type ServiceLink } from './menus-of-services.ts';
import {
  isChanged,
  keptPlan,
  movedTo,
  newService,
  planOf,
  reconciled,
  stepped,
  sumOf,
} from './service-plan.ts';

const page = (page_id: number, name: string) => ({ page_id, name, path: `/${name.toLowerCase()}` });
const link = (id: number, label: string) => ({ id: `l${id}`, label, target: `page:${id}` });

const [web, shops, search, signs] = [
  page(1, 'Web'),
  page(2, 'Shops'),
  page(3, 'Search'),
  page(4, 'Signs'),
];

const menus: Menus = {
  ...emptyMenus,
  header: [
    { id: 'home', label: 'Home', target: 'page:9', entries: [] },
    {
      id: 'what',
      label: 'What we do',
      target: '',
      entries: [
        {
          id: 'build',
          label: 'Build',
          entries: [link(2, 'Shops'), link(8, 'Prices'), link(1, 'Web')],
        },
        { id: 'tell', label: 'Promote', entries: [link(3, 'Search')] },
      ],
    },
  ],
  footer: { ...emptyMenus.footer, label: 'Links', links: [link(3, 'Search')] },
};

test('R-S-02 services stand as in the menu, those in none last', () => {
  const plan = planOf([signs, web, shops, search], menus);
  expect(plan.map(({ name, group }) => [name, group?.label ?? ''])).toEqual([
    ['Shops', 'Build'],
    ['Web', 'Build'],
    ['Search', 'Promote'],
    ['Signs', ''],
  ]);
  expect(isChanged(plan, planOf([signs, web, shops, search], menus))).toBe(false);
});

test('R-S-02 a kept plan stands on what is there now, and one that nobody changed is as stored', () => {
  const stored = planOf([web, shops], menus);
  expect(JSON.stringify(keptPlan(JSON.stringify(stored), stored))).toBe(JSON.stringify(stored));
  const typed = [...stored, newService('Kiosks')];
  const kept = keptPlan(JSON.stringify(typed), planOf([web, search], menus));
  expect(kept.map(({ name }) => name)).toEqual(['Web', 'Kiosks', 'Search']);
  expect(keptPlan('[{"key":1}]', stored)).toEqual(stored);
});

test('R-S-02 a plan is counted before it is done', () => {
  const stored = planOf([web, shops, search], menus);
  const [first, second, third] = stored;
  if (!first || !second || !third) throw new Error('there are three');
  const plan = [
    { ...first, wish: 'remove' as const },
    { ...second, wish: 'rename' as const, name: 'Websites' },
    // As it was called: nothing is renamed.
    { ...third, wish: 'rename' as const },
    newService('Signs'),
  ];
  expect(sumOf(plan)).toEqual({ stay: 1, renamed: 1, gone: 1, added: 1 });
  expect(isChanged(plan, stored)).toBe(true);
  expect(isChanged([second, first, third], stored)).toBe(true);
});

test('R-S-02 a plan goes on where others have removed a service, added one or renamed one', () => {
  const stored = planOf([web, shops], menus);
  const plan = stored.map((one) => ({
    ...one,
    ...(one.name === 'Web' && { wish: 'rename' as const, name: 'Sites' }),
  }));
  const now = planOf([{ ...web, name: 'Webs' }, search], menus);
  expect(reconciled(plan, now).map(({ name, page }) => [name, page?.name])).toEqual([
    ['Sites', 'Webs'],
    ['Search', 'Search'],
  ]);
});

const service = ({ page_id, name }: typeof web, done: ServiceLink['done'] = null): ServiceLink => ({
  page_id,
  name,
  done,
  into: null,
});

test('R-S-02 the menu follows: order within a group, new names everywhere, a place for a new one', () => {
  const all = [
    service(web),
    service(shops),
    service({ ...search, name: 'Findable' }, 'renamed'),
    service(signs, 'added'),
  ];
  const made = menusOfServices(menus, all);
  const groups = made?.header[1]?.entries.map(({ entries }) => entries.map(({ label }) => label));
  expect(groups).toEqual([
    ['Web', 'Prices', 'Shops'],
    ['Findable', 'Signs'],
  ]);
  expect(made?.footer.links.map(({ label }) => label)).toEqual(['Findable']);
  // Once it has a place it gets no other.
  expect(made && menusOfServices(made, all)?.header).toEqual(made?.header);
});

test('R-S-02 the first service gets an entry of its own, where there is room', () => {
  const [home] = menus.header;
  if (!home) throw new Error('there is Home');
  const made = menusOfServices({ ...menus, header: [home] }, [service(signs, 'added')]);
  expect(made?.header.map(({ label }) => label)).toEqual(['Home', 'Services']);
  expect(made?.header[1]?.entries[0]?.entries[0]).toMatchObject({
    label: 'Signs',
    target: 'page:4',
  });
  const full = Array.from({ length: 8 }, (_, place) => ({ ...home, id: `h${place}` }));
  expect(menusOfServices({ ...menus, header: full }, [service(signs, 'added')])).toBeNull();
});

const placesOf = (plan: ReturnType<typeof planOf>) =>
  plan.map(({ name, group }) => `${name} in ${group?.label ?? 'none'}`);

test('R-S-02 a service goes over the end of its group into the next one', () => {
  const stored = planOf([web, shops, search, signs], menus);
  const over = stepped(stored, 1, 2);
  expect(placesOf(over)).toEqual([
    ...['Shops in Build', 'Web in Promote', 'Search in Promote', 'Signs in none'],
  ]);
  expect(isChanged(over, stored)).toBe(true);
  expect(isChanged(stepped(over, 1, 0), stored)).toBe(false);
  expect(placesOf(reconciled(over, stored))).toEqual(placesOf(over));
  expect(placesOf(movedTo(stored, 0, 2))).toEqual([
    ...['Web in Build', 'Search in Promote', 'Shops in Promote', 'Signs in none'],
  ]);
  // Out of the menu it is taken in Menus; into a group it comes from nowhere.
  expect(stepped(stored, 2, 3)).toBe(stored);
  expect(placesOf(stepped(stored, 3, 2)).at(-1)).toBe('Signs in Promote');
});

test('R-S-02 the menu follows a service into another group, with its words, and a new one', () => {
  const all = [
    service(shops),
    { ...service(web), into: 'tell' },
    service(search),
    { ...service(signs, 'added'), into: 'build' },
  ];
  const made = menusOfServices(menus, all);
  const groups = made?.header[1]?.entries.map(({ entries }) => entries.map(({ label }) => label));
  expect(groups).toEqual([
    ['Shops', 'Prices', 'Signs'],
    ['Web', 'Search'],
  ]);
  expect(made?.header[1]?.entries[1]?.entries[0]).toEqual(link(1, 'Web'));
  expect(made && menusOfServices(made, all)?.header).toEqual(made?.header);
  // A group that somebody has removed is no reason to lose the link.
  const lost = menusOfServices(menus, [{ ...service(web), into: 'gone' }]);
  expect(lost?.header).toEqual(menus.header);
});
