import { expect, onTestFinished, test } from 'vitest';
import { blankSettings } from '../../content/blank/settings.ts';
import { firstSettings } from '../../content/settings.ts';
import { openPages } from './page-server.ts';

const paths = ['/', '/company', '/contact', '/insights'];

async function siteAt(PUBLIC_ORIGIN: string, content: 'first' | 'blank') {
  const site = await openPages(content, { PUBLIC_ORIGIN });
  onTestFinished(() => site.close());
  const robots = async () => {
    const visits = await Promise.all(paths.map((path) => site.visit(path)));
    return new Set(visits.map(({ headers }) => headers['x-robots-tag']));
  };
  const hiddenAs = async () => (await site.call('GET', '/api/overview')).json().hiddenAs;
  return { ...site, robots, hiddenAs };
}

const name = { description: 'What we do.', firstYear: 2026 };

test.each([
  ['first', firstSettings.name],
  ['blank', blankSettings.name],
] as const)(
  'R-S-04 under the name it came with, a public %s site is hidden',
  async (content, was) => {
    const site = await siteAt('https://agency.example', content);
    expect(await site.robots()).toEqual(new Set(['noindex']));
    expect(await site.hiddenAs()).toBe(was);

    await site.call('PUT', '/api/settings/agency', { ...name, name: 'Two Wells' });
    expect(await site.robots()).toEqual(new Set([undefined]));
    expect(await site.hiddenAs()).toBeNull();

    await site.call('PUT', '/api/settings/agency', { ...name, name: was });
    expect(await site.robots()).toEqual(new Set(['noindex']));
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:4000'])(
  'R-S-04 at %s the demo is seen as it is',
  async (origin) => {
    const site = await siteAt(origin, 'first');
    expect(await site.robots()).toEqual(new Set([undefined]));
    expect(await site.hiddenAs()).toBeNull();
  },
);
