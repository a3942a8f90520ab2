import { servicePages } from '../content/pages/service/service-pages.ts';
import { firstPaths } from '../content/pages.ts';
import { fixedPaths } from '../domain/content/addresses/fixed-paths.ts';

async function listedPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  return addresses.map((address) => new URL(address).pathname);
}

/** What a page has in common with others like it: its route, or itself where it stands alone. */
function templateOf(path: string): string {
  if (servicePages.some((page) => page.path === path)) return 'service';
  if (firstPaths.includes(path) || fixedPaths.includes(path)) return path;
  return /^\/(casestudy|blogs)\//.exec(path)?.[0] ?? 'location page';
}

/** One page of each template that search engines may list: the first that the sitemap names. */
export async function pageOfEachTemplate(origin: string): Promise<string[]> {
  const pages = new Map<string, string>();
  for (const path of await listedPaths(origin)) {
    if (!pages.has(templateOf(path))) pages.set(templateOf(path), path);
  }
  return [...pages.values()];
}
