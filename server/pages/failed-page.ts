import type { SiteContext } from '../../app/context.ts';
import { FinishedPage } from '../../page-cache/finished-page.ts';
import { publicPagePolicy } from '../http/security-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import { newRenderState } from './render-state.ts';
import { noCommands } from './site-commands.ts';

/** For requests refused unrendered (fault F13): made once, then without query or render. */
export function failedPage(renderer: PageRenderer, site: Omit<SiteContext, 'commands'>) {
  const queries: SiteContext['queries'] = {
    ...site.queries,
    findRandomCaseStudies: () => Promise.reject(new Error('the page of failures')),
  };

  async function make(): Promise<FinishedPage | null> {
    const request = new Request(new URL(`${site.origin}/`));
    const rendered = await renderer.render(
      request,
      { ...site, queries, commands: noCommands },
      { islandsUrl: renderer.islandsUrl, state: newRenderState(), report: () => {} },
    );
    const headers = { ...rendered.headers, 'Content-Security-Policy': publicPagePolicy() };
    return new FinishedPage({ status: 503, headers, body: Buffer.from(rendered.html) });
  }

  let made: Promise<FinishedPage | null> | undefined;
  return async (): Promise<FinishedPage | null> => {
    made ??= make().catch(() => null);
    const page = await made;
    if (!page) made = undefined;
    return page;
  };
}
