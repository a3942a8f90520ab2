import { MediaUnavailable } from '../../media/stores/store.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { isDatabaseUnreachable } from './database-failure.ts';
import { retryAfter } from './refusal.ts';

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof MediaUnavailable || isDatabaseUnreachable(error);
}

/** Pages that could not be made for a passing reason say so with 503 and Retry-After (faults F07, F21). */
export function withPassingFailures(renderer: PageRenderer): PageRenderer {
  return {
    ...renderer,
    async render(request, site, document) {
      let mayPass = false;
      const report = (error: unknown) => {
        mayPass ||= isPassing(error);
        document.report(error);
      };
      const page = await renderer.render(request, site, { ...document, report });
      if (page.status < 500 || !mayPass) return page;
      return { ...page, status: 503, headers: { ...page.headers, ...retryAfter } };
    },
  };
}
