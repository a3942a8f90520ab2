import type { SiteContext } from '../../app/context.ts';
import { splitPath } from '../../domain/languages/language-path.ts';
import { englishAlone, type PageLanguages } from '../../domain/languages/page-languages.ts';
import { FinishedPage } from '../../page-cache/finished-page.ts';
import { publicPagePolicy } from '../http/security-headers.ts';
import { languagesOfSite } from './languages/languages-of-site.ts';
import type { PageRenderer } from './page-renderer.ts';
import { newRenderState } from './render-state.ts';
import { noCommands } from './site-commands.ts';

type Site = Omit<SiteContext, 'commands' | 'languages'>;

async function languagesOf({ queries }: Site): Promise<PageLanguages> {
  const settings = await queries.findSiteSettings().catch(() => null);
  if (!settings) return englishAlone;
  return languagesOfSite(settings, () => queries.findEditions());
}

/** For requests refused unrendered (fault F13): made once a language, then without query or render. */
export function failedPage(renderer: PageRenderer, site: Site) {
  const queries: SiteContext['queries'] = {
    ...site.queries,
    findPage: () => Promise.reject(new Error('the page of failures')),
  };

  async function make(languages: PageLanguages): Promise<FinishedPage | null> {
    const request = new Request(new URL(`${site.origin}/`));
    const rendered = await renderer.render(
      request,
      { ...site, languages, queries, commands: noCommands },
      { islandsUrl: renderer.islandsUrl, state: newRenderState(), report: () => {} },
    );
    const headers = { ...rendered.headers, 'Content-Security-Policy': publicPagePolicy() };
    return new FinishedPage({ status: 503, headers, body: Buffer.from(rendered.html) });
  }

  let known: Promise<PageLanguages> | undefined;
  const made = new Map<string, Promise<FinishedPage | null>>();
  return async (url: string): Promise<FinishedPage | null> => {
    known ??= languagesOf(site);
    const languages = await known.catch(() => englishAlone);
    const { language: current } = splitPath(languages.all, url.split('?', 1)[0] ?? '/');
    const page = made.get(current.tag) ?? make({ ...languages, current }).catch(() => null);
    made.set(current.tag, page);
    const finished = await page;
    if (finished) return finished;
    made.delete(current.tag);
    known = undefined;
    return null;
  };
}
