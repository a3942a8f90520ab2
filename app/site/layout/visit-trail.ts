/** As the form reads it (app/ui/forms/send-enquiry.ts); an import would cost every page a request. */
const key = 'visit';

/** Pages and characters that are remembered; the server takes no more (domain/inbox/visit.ts). */
const maxPages = 20;
const maxLength = 300;

interface Trail {
  referrer: string;
  campaign: string;
  pages: { path: string; at: number }[];
}

/** Where the visit began. */
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
    // Storage is blocked, full or spoilt: then nothing is remembered.
  }
}

/**
 * Remembers the pages of this visit in this tab. No request, no cookie: it leaves the browser only
 * together with an enquiry.
 */
export function start(): void {
  // A page that the browser fetched ahead counts once somebody sees it.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', note, { once: true });
  } else note();
}
