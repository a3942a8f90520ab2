import { expect, test } from 'vitest';
import { addressesFor } from './service-addresses.ts';
import { newService, type PlannedService } from './service-plan.ts';

const free = { id: null, free: '' };
const reserved = { id: null, free: '/it-2' };

/** What has an address already, and what belongs to the site. */
const holders: Record<string, { id: string | null; free: string }> = {
  '/it': reserved,
  '/web': { id: '1', free: '/web-2' },
  '/shops': { id: '2', free: '/shops-2' },
};

async function addressesOf(...plan: PlannedService[]): Promise<string[]> {
  const addresses = await addressesFor(plan, async (path) => holders[path] ?? free);
  return plan.map(({ key }) => addresses.get(key) ?? '');
}

const stored = (page_id: number, name: string, part: Partial<PlannedService>) => ({
  ...newService(name),
  page: { page_id, name: 'Before', path: '/before' },
  ...part,
});

test('R-S-02 a service has an address of its name alone, numbered where it cannot be had', async () => {
  const names = ['UI/UX Design', 'Websites für Kunst & Kultur', 'IT', 'Web', '&', '?'];
  expect(await addressesOf(...names.map(newService))).toEqual([
    '/ui-ux-design',
    '/websites-für-kunst-kultur',
    '/it-2',
    '/web-2',
    '/service',
    '/service-2',
  ]);
});

test('R-S-02 two services of a plan have two addresses, and one that stays as it is has none', async () => {
  const stays = stored(7, 'Signs', { wish: 'keep' });
  expect(await addressesOf(newService('UI/UX'), newService('UI UX'), stays)).toEqual([
    ...['/ui-ux', '/ui-ux-2', ''],
  ]);
});

test('R-S-02 a renamed service may take its own address, and that of one that goes', async () => {
  const own = stored(1, 'WEB', { wish: 'rename' });
  const heir = stored(3, 'Shops', { wish: 'rename' });
  const gone = stored(2, 'Shops', { wish: 'remove' });
  expect(await addressesOf(own, heir, gone)).toEqual(['/web', '/shops', '']);
});
