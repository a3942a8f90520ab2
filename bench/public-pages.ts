import { servicePages } from '../content/pages/service/service-pages.ts';
import { firstPaths } from '../content/pages.ts';
import { firstSettings } from '../content/settings.ts';

async function listedPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  return addresses.map((address) => new URL(address).pathname);
}

/** Of a further language its home page and an article, whose faces the others share. */
function editionOf(path: string): string | null {
  const [, tag = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  if (rest === '') return tag;
  return rest.startsWith('/blogs/') ? `${tag} article` : null;
}

/**
 * What a page has in common with others like it: its route, or itself where it stands alone; null for one
 * that none has to be measured of.
 */
function templateOf(path: string): string | null {
  if (firstSettings.languages.some(({ tag }) => `${path}/`.startsWith(`/${tag}/`)))
    return editionOf(path);
  if (servicePages.some((page) => page.path === path)) return 'service';
  if (firstPaths.includes(path)) return path;
  return /^\/(casestudy|blogs)\//.exec(path)?.[0] ?? 'location page';
}

/** One page of each template that search engines may list: the first that the sitemap names. */
export async function pageOfEachTemplate(origin: string): Promise<string[]> {
  const pages = new Map<string, string>();
  for (const path of await listedPaths(origin)) {
    const template = templateOf(path);
    if (template !== null && !pages.has(template)) pages.set(template, path);
  }
  return [...pages.values()];
}
