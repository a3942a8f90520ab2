import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { filmSites } from '../../domain/content/text/film-player.ts';
import { pageChangeRule, sheetsAwaited } from '../../domain/first-paint.ts';
import { prefetchRules } from '../../domain/prefetch-rules.ts';

const sharedPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' https: data:",
  'media-src': "'self' https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'app-html',
};

function asHeader(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

const pageChange = sourceOf(pageChangeRule);
const publicPolicy = {
  ...sharedPolicy,
  'script-src': `'self' ${sourceOf(prefetchRules)} ${sourceOf(sheetsAwaited)}`,
  'style-src': `'self' ${pageChange}`,
};
const publicPages = asHeader(publicPolicy);
const pagesWithFilms = asHeader({ ...publicPolicy, 'frame-src': filmSites.join(' ') });

/**
 * The content policy of a public page: one inline style, the rules for fetching ahead and the
 * script that waits for sheets by their hashes, no other inline script, so a cached page needs no nonce.
 * Only a page that offers a film by link may frame its player (docs/threats.md).
 */
export function publicPagePolicy(html = ''): string {
  return html.includes(' data-film="https:') ? pagesWithFilms : publicPages;
}

const { 'frame-ancestors': _, ...inFrame } = sharedPolicy;

/** For a page that is written into a frame. In Firefox 'self' stands for no origin there. */
export function framedPagePolicy(origin: string): string {
  const policy = asHeader({ ...inFrame, 'script-src': "'none'", 'form-action': "'none'" });
  return policy.replaceAll("'self'", () => `'self' ${origin}`);
}

export function backOfficePolicy(nonce: string): string {
  return asHeader({
    ...sharedPolicy,
    'script-src': `'self' 'nonce-${nonce}'`,
    // Public pages in its frames follow its policy, too.
    'style-src': `'self' ${pageChange} 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'frame-src': "'self'",
    // The rich-text editor reads what is pasted in an inert document, by a policy of its own.
    'trusted-types': 'app-html ProseMirrorClipboard',
  });
}

const headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** A browser that was told this by plain http would lock itself out of a local test. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The headers of every answer of a site at `origin` (docs/threats.md, 'Response headers'). */
export function securityHeadersOf(origin: string): Record<string, string> {
  return origin.startsWith('https:') ? { ...headers, ...httpsOnly } : headers;
}

export const securityHeaders = plugin(
  async (app: FastifyInstance) => {
    const all = securityHeadersOf(app.services.config.origin);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(all);
    });
  },
  { name: 'security-headers' },
);
