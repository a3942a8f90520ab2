import { type Answer, type CrawledPage, crawl, orphans, repeated, titleOf } from './crawl.ts';
import { canonicalOf } from './html.ts';
import { startSite } from './site-process.ts';
import { textsOf, xmlDocument } from './xml.ts';

/**
 * `npm run check:links`: starts the site with its first content, follows every inner link and file,
 * and reports what is broken, redirected or twice there. Ends with 1 when there is anything.
 */

async function askSite(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const text = await response.text();
  const location = response.headers.get('location') ?? undefined;
  return { status: response.status, location, html: isPage ? text : '' };
}

/** Pages under their own address; the views of a filtered list share the title of the list. */
function ownPages(pages: CrawledPage[], origin: string): CrawledPage[] {
  return pages.filter(({ html, path }) => html !== '' && canonicalOf(html) === origin + path);
}

function problemsOf(pages: CrawledPage[], origin: string): string[] {
  const broken = pages.filter(({ status }) => status >= 400);
  const redirected = pages.filter(({ status }) => status >= 300 && status < 400);
  return [
    ...broken.map(({ path, from, status }) => `${status} ${path}, linked from ${from}`),
    ...redirected.map(
      ({ path, from, location }) => `${path} leads to ${location}, linked from ${from}`,
    ),
    ...repeated(ownPages(pages, origin).map(titleOf)).map((title) => `title twice: ${title}`),
  ];
}

const site = await startSite();
try {
  const { origin } = site;
  const pages = await crawl((path) => askSite(origin + path), { origin, withFiles: true });
  const sitemap = xmlDocument(await (await fetch(`${origin}/sitemap.xml`)).text());
  const listed = textsOf(sitemap, 'loc').map((address) => address.slice(origin.length));
  const problems = [
    ...problemsOf(pages, origin),
    ...orphans(listed, pages).map((path) => `nothing leads to ${path}`),
  ];
  const shown = pages.filter(({ html }) => html !== '').length;
  process.stdout.write(
    `${shown} pages, ${pages.length - shown} files, ${problems.length} problems\n${problems.join('\n')}\n`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await site.stop();
}
