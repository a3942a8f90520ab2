import { beforeEach, expect, test } from 'vitest';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import type { SettingsGroup } from '../../domain/settings/groups/groups.ts';
import type { Menus, SiteSettings } from '../../domain/settings.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { type TestServer, testServer } from '../server.ts';

const sentence = 'Somebody else has changed this meanwhile. Save again to choose between both.';

const entry = (id: string, label: string, target = '/contact') => ({
  id,
  label,
  target,
  entries: [],
});

const menus: Menus = {
  ...fixtureSettings.menus,
  header: [entry('a', 'Work'), entry('b', 'Contact')],
};

describeOnBothDatabases('two people who save the same group at once', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await saveSiteSettings(server.db, { ...fixtureSettings, menus });
  });

  const save = (group: SettingsGroup, body: object) =>
    server.call({ method: 'PUT', url: `/api/settings/${group}`, token: server.token, body });
  const stored = () => findSiteSettings(server.db);
  const partOf = async <Key extends keyof SiteSettings>(key: Key) => (await stored())[key];

  test('keep what each has changed of different fields', async () => {
    const { phone, email, networks } = fixtureSettings;
    const before = { phone, email, networks };
    await save('contact', { ...before, phone: '+44 20 7946 0009', before });
    const answer = await save('contact', { ...before, email: 'new@example.com', before });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().settings).toMatchObject({
      phone: '+44 20 7946 0009',
      email: 'new@example.com',
      networks,
    });
    expect(await stored()).toMatchObject({ phone: '+44 20 7946 0009', email: 'new@example.com' });
  });

  test('are asked about the same field, and nothing of the second save is stored', async () => {
    const { phone, email, networks } = fixtureSettings;
    const before = { phone, email, networks };
    await save('contact', { ...before, phone: '+44 20 7946 0009', before });
    const mine = { ...before, phone: '+44 20 7946 0008', email: 'new@example.com' };
    const refused = await save('contact', { ...mine, before });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: sentence, errors: { phone: sentence } });
    const { settings } = refused.json().current;
    expect(settings).toMatchObject({ ...before, phone: '+44 20 7946 0009' });
    expect(await stored()).toMatchObject({ phone: '+44 20 7946 0009', email });

    // The answer to the question is a save on top of what is stored now.
    const now = { phone: settings.phone, email: settings.email, networks: settings.networks };
    expect((await save('contact', { ...mine, before: now })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ phone: mine.phone, email: mine.email });
  });

  test('mean the same: nothing is asked', async () => {
    const { name, description, firstYear } = fixtureSettings;
    const before = { name, description, firstYear };
    const body = { ...before, name: 'Other', before };
    expect((await save('agency', body)).statusCode).toBe(200);
    expect((await save('agency', body)).statusCode).toBe(200);
  });

  test('R-P-10 merge rows of the menus, and are asked about the same words', async () => {
    const { menus: before } = await stored();
    const [work, contact] = before.header;
    const send = (header: object[]) =>
      save('menus', { menus: { ...before, header }, before: { menus: before } });
    await send([work ?? {}, { ...contact, label: 'Talk to us' }]);
    const added = entry('c', 'Blog', '/blogs');
    expect((await send([added, { ...work, label: 'Our work' }, contact ?? {}])).statusCode).toBe(
      200,
    );
    const labels = async () => (await partOf('menus')).header.map(({ label }) => label);
    expect(await labels()).toEqual(['Blog', 'Our work', 'Talk to us']);

    const refused = await send([work ?? {}, { ...contact, label: 'Write to us' }]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual({ 'menus.header.1.label': sentence });
    expect(await labels()).toEqual(['Blog', 'Our work', 'Talk to us']);
  });

  test('are told of a list that both have filled up', async () => {
    const { menus: before } = await stored();
    const full = (name: string, count: number) => [
      ...before.header,
      ...Array.from({ length: count }, (_, at) => entry(`${name}${at}`, `${name} ${at}`)),
    ];
    const send = (header: object[]) =>
      save('menus', { menus: { ...before, header }, before: { menus: before } });
    expect((await send(full('x', 4))).statusCode).toBe(200);
    const refused = await send(full('y', 4));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors['menus.header']).toMatch(/^Header has room for \d+\.$/);
    expect(refused.json().current.settings.menus.header).toHaveLength(6);
  });

  test('merge offices, social links, testimonials and opening hours row by row', async () => {
    const { offices, phone, email, networks, testimonials } = fixtureSettings;
    const [first, second] = offices;
    const before = { offices };
    const city = async (own: object[]) => save('offices', { offices: own, before });
    await city([first ?? {}, { ...second, city: 'Tashkent North' }]);
    expect((await city([{ ...first, city: 'Gabala' }, second ?? {}])).statusCode).toBe(200);
    expect((await partOf('offices')).map((one) => one.city)).toEqual(['Gabala', 'Tashkent North']);
    const refused = await city([first ?? {}, { ...second, city: 'Tashkent South' }]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual({ 'offices.1.city': sentence });

    const links = { phone, email, networks };
    const added = { id: 'mine', label: 'Behance', address: 'https://www.behance.net/aqua' };
    await save('contact', { ...links, networks: networks.slice(1), before: links });
    await save('contact', { ...links, networks: [added, ...networks], before: links });
    expect((await partOf('networks')).map(({ id }) => id)).toEqual(['mine', '1', '2']);

    const [ali, bea] = testimonials;
    const say = (own: object[]) =>
      save('testimonials', { testimonials: own, before: { testimonials } });
    await say([{ ...ali, since: 2020 }, bea ?? {}]);
    await say([
      { ...ali, stars: 4 },
      { ...bea, place: 'Baku' },
    ]);
    expect(await partOf('testimonials')).toEqual([
      { ...ali, since: 2020, stars: 4 },
      { ...bea, place: 'Baku' },
    ]);

    const promise = { answerHours: 48 };
    const times = [{ id: 'm', day: 'Monday', from: '09:00', to: '18:00' }];
    await save('hours', { promise, openingHours: times });
    const later = (part: object) => [{ ...times[0], ...part }];
    const open = { promise, openingHours: times };
    await save('hours', { promise, openingHours: later({ to: '17:00' }), before: open });
    await save('hours', { promise, openingHours: later({ from: '08:00' }), before: open });
    expect(await partOf('openingHours')).toEqual(later({ from: '08:00', to: '17:00' }));
  });

  test('are asked about the whole list where one of them sends no ids', async () => {
    const before = fixtureSettings.offices.map(({ id: _, ...office }) => office);
    const [first, second] = before;
    const send = (offices: object[]) => save('offices', { offices, before: { offices: before } });
    expect((await send([first ?? {}, { ...second, city: 'Tashkent North' }])).statusCode).toBe(200);
    // Each is still the row in its place.
    expect((await partOf('offices')).map(({ id }) => id)).toEqual(['0', '1']);
    const refused = await send([{ ...first, city: 'Gabala' }, second ?? {}]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual({ offices: sentence });
    // Who has not touched them keeps theirs.
    const kept = await send(before);
    expect(kept.json().settings.offices[1].city).toBe('Tashkent North');
  });

  test('R-B-04 lose nothing of the brand, of which only changed fields are sent', async () => {
    const { brand: before } = fixtureSettings;
    const publish = (brand: object) => save('brand', { brand, before: { brand: before } });
    await publish({ accent: '#1a7f5a' });
    expect((await publish({ ground: '#fff' })).statusCode).toBe(200);
    const refused = await publish({ accent: '#7f1a5a', motif: 'basins' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual({ 'brand.accent': sentence });
    expect(await partOf('brand')).toEqual({ ...before, accent: '#1a7f5a', ground: '#ffffff' });
  });

  test('replace each other where they do not send what was there, as ever', async () => {
    const { name, description } = fixtureSettings;
    await save('agency', { name: 'Theirs', description });
    expect((await save('agency', { name, description: 'Mine.' })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ name, description: 'Mine.' });
  });
});
