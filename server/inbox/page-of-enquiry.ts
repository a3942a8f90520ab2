import type { FastifyRequest } from 'fastify';
import type { Visit } from '../../domain/inbox/visit.ts';

/** Of what scripts send, the page is known from the header of browsers, or from the visit. */
function pageOfCall(referer: string | undefined, origin: string): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin ? url.pathname : undefined;
}

/** The path of the page that an enquiry was written on: forms without script are posted to it (R-L-12). */
export function pageOfEnquiry(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  { pages }: Pick<Visit, 'pages'>,
  origin: string,
): string {
  const [path = '/'] = url.split('?', 1);
  if (!path.startsWith('/send-contact-form')) return path;
  return pageOfCall(headers.referer, origin) ?? pages.at(-1)?.path ?? '/';
}
