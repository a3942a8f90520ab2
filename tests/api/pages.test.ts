import { beforeEach, expect, test, vi } from 'vitest';
import { comparablePath, encodedPath } from '../../domain/content/addresses/address.ts';
import { quoteSection } from '../../domain/content/sections/kinds/basic/quote.ts';
import { sectionLimits } from '../../domain/content/sections/sections-field.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { loadFirstSite } from '../first-site.ts';
import { type TestServer, testServer } from '../server.ts';

const heading = { id: 'a', kind: 'about', v: 1, hidden: false, props: { heading: 'Hello' } };

describeOnBothDatabases('pages made of sections', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await loadFirstSite(server.db);
  });

  function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, body, token: server.token });
  }

  async function newPage(fields: object = {}): Promise<string> {
    const answer = await send('POST', '/api/pages', {
      name: 'Team',
      path: '/about/team',
      ...fields,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return `/api/pages/${answer.json().data.page_id}`;
  }

  async function idAt(path: string): Promise<string> {
    const row = server.db.selectFrom('pages').select('page_id').where('slug', '=', path);
    return `/api/pages/${(await row.executeTakeFirstOrThrow()).page_id}`;
  }

  test('R-P-01 a page has up to four parts in its address, written one way', async () => {
    const url = await newPage({ path: ' About/The Team/ ' });
    expect((await server.call({ url })).json().data.path).toBe('/about/the-team');
    const deep = await send('POST', '/api/pages', { name: 'x', path: '/a1/b/c/d/e' });
    expect([deep.statusCode, deep.json().message]).toEqual([
      400,
      'An address has at most 4 parts.',
    ]);
  });

  test('R-P-01 an address is no longer than visitors can ask for, below a language, too', async () => {
    const pathOf = (length: number) =>
      `/${'a'.repeat(199)}/${'b'.repeat(199)}/`.padEnd(length, 'ç');
    const long = await send('POST', '/api/pages', { name: 'x', path: pathOf(461) });
    expect([long.statusCode, long.json().message]).toEqual([
      400,
      'An address has at most 460 characters.',
    ]);
    const path = pathOf(460);
    await newPage({ path });
    for (const asked of [path, `/abc-abcd-ab${path}`]) {
      expect(comparablePath(encodedPath(asked))).toBe(asked);
    }
  });

  test('invisible marks, with which two addresses look like one, are removed', async () => {
    const url = await newPage({ path: '/\u202Eabout/te\u200Bam' });
    expect((await server.call({ url })).json().data.path).toBe('/about/team');
    const blog = { title: 'T', slug_url: 'te\u200Fam\u2066' };
    const { data } = (await send('POST', '/blog', blog)).json();
    expect(data.slug_url).toBe('team');
    const hidden = await send('POST', '/api/pages', { name: 'x', path: '/\u200B' });
    expect([hidden.statusCode, hidden.json().errors.path]).toEqual([
      409,
      expect.stringContaining('taken'),
    ]);
  });

  test.each(['/api/x', '/admin', '/blogs/one', '/media', '/ar', '/ur-pk/team'])(
    'D67 no page gets the reserved address %s',
    async (path) => {
      const answer = await send('POST', '/api/pages', { name: 'x', path });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().errors.path).toContain('belongs to the site itself');
    },
  );

  test('an address is one page’s alone, be the other a page or a location page', async () => {
    await newPage({ path: '/team' });
    const twin = await send('POST', '/api/pages', { name: 'x', path: '/Team/' });
    expect([twin.statusCode, twin.json().errors.path]).toEqual([
      409,
      'The address /team is already taken by another page. Please choose another Slug URL.',
    ]);
    const location = { slug_url: 'team', main_heading: 'x' };
    const taken = await send('POST', '/api/locationpages/create', location);
    expect([taken.statusCode, taken.json().message]).toEqual([
      409,
      'The address /team belongs to the site itself. Please choose another Slug URL.',
    ]);
    await send('POST', '/api/locationpages/create', { ...location, slug_url: 'harbour' });
    const page = await send('POST', '/api/pages', { name: 'x', path: '/harbour' });
    expect(page.statusCode).toBe(409);
  });

  test('R-P-05 a section that this release cannot read is kept to the byte', async () => {
    const unknown = {
      id: 'z',
      kind: 'hologram',
      v: 7,
      hidden: false,
      props: { deep: [{ a: 1 }, null], text: ' <b>&amp;' },
    };
    const newer = { ...heading, id: 'n', v: 99, props: { heading: 'H', colour: 'red' } };
    const url = await newPage({ sections: [unknown, newer, heading] });
    const { name, path, sections } = (await server.call({ url })).json().data;
    expect(sections.slice(0, 2)).toEqual([unknown, newer]);
    await send('PUT', url, { name, path, sections: sections.toReversed() });
    expect((await server.call({ url })).json().data.sections.slice(1)).toEqual([newer, unknown]);
  });

  test('R-P-04 a page that is saved as its form was before an upgrade is upgraded', async () => {
    const quote = { id: 'q', kind: 'quote', v: 1, hidden: false, props: { words: 'First.' } };
    const url = await newPage({ sections: [quote, heading] });
    const { name, path, sections } = (await server.call({ url })).json().data;
    const release = vi
      .spyOn(quoteSection, 'upgrades', 'get')
      .mockReturnValue([(props) => ({ ...props, words: `${props.words}!` })]);
    try {
      const [shown, ...others] = sections;
      const typed = { ...shown, props: { ...shown.props, words: 'Mine.' } };
      const saved = await send('PUT', url, { name, path, sections: [typed, ...others] });
      expect(saved.statusCode, saved.body).toBe(200);
      const after = (await server.call({ url })).json().data.sections;
      expect(after[0]).toMatchObject({ id: 'q', v: 2, props: { words: 'Mine.!' } });
      expect(after.slice(1)).toEqual(others);
    } finally {
      release.mockRestore();
    }
  });

  test('R-P-06 too many sections and too long texts are refused with the limit, at their place', async () => {
    const many = Array.from({ length: sectionLimits.count + 1 }, () => ({ kind: 'about' }));
    const full = await send('POST', '/api/pages', { name: 'x', path: '/x1', sections: many });
    expect([full.statusCode, full.json().errors.sections]).toEqual([
      400,
      'A page has room for 40 sections.',
    ]);
    const long = { ...heading, props: { heading: 'x'.repeat(301) } };
    const refused = await send('POST', '/api/pages', { name: 'x', path: '/x2', sections: [long] });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual(['sections.0.props.heading']);
  });

  test('R-P-02 sections without an id get one that stays', async () => {
    const url = await newPage({ sections: [{ kind: 'about' }, { kind: 'about' }] });
    const { name, path, sections } = (await server.call({ url })).json().data;
    const ids = sections.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(2);
    await send('PUT', url, { name, path, sections });
    const after = (await server.call({ url })).json().data.sections;
    expect(after.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test('D59 what the site cannot do without is changed and drafted over, not lost', async () => {
    const url = await idAt('/contact');
    const kept = { name: 'Contact Us', path: '/contact' };
    expect((await send('PUT', url, kept)).statusCode).toBe(200);
    expect((await send('PUT', `${url}?status=draft`, kept)).statusCode).toBe(200);
    const moved = await send('PUT', url, { ...kept, path: '/write-to-us' });
    const deleted = await send('DELETE', url);
    const publishing = url.replace('/api/pages', '/api/publishing/page');
    const taken = await send('POST', `${publishing}/unpublish`);
    const unpublish_at = new Date(server.clock.now + 3_600_000).toISOString();
    const takenLater = await send('PUT', publishing, { publish_at: null, unpublish_at });
    for (const { statusCode, body } of [moved, deleted, taken, takenLater]) {
      expect([statusCode, body]).toEqual([409, expect.stringContaining('cannot do without')]);
    }
    expect((await send('DELETE', await idAt('/company'))).statusCode).toBe(200);
  });
});
