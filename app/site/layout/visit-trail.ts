/** As in app/ui/forms/send-enquiry.ts; an import would cost every page a request. */
const key = 'visit';

/** As many as the server accepts (domain/inbox/visit.ts). */
const maxPages = 20;
const maxLength = 300;

interface Trail {
  referrer: string;
  campaign: string;
  pages: { path: string; at: number }[];
}

function newTrail(): Trail {
  return {
    referrer: document.referrer.slice(0, maxLength),
    campaign: location.search.slice(0, maxLength),
    pages: [],
  };
}

function note(): void {
  try {
    const trail: Trail = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? newTrail();
    const page = { path: location.pathname.slice(0, maxLength), at: Date.now() };
    const pages = [...trail.pages, page].slice(-maxPages);
    sessionStorage.setItem(key, JSON.stringify({ ...trail, pages }));
  } catch {
    // Storage is blocked, full or corrupt.
  }
}

/** Kept in the tab; sent only together with an enquiry. */
export function start(): void {
  // A prefetched page counts once it is seen.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', note, { once: true });
  } else note();
}
