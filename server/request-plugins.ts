import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { accountMail } from './accounts/account-mail.ts';
import { sessions } from './accounts/sessions.ts';
import { codeMail } from './content/sign-off/code-mail.ts';
import { errors } from './http/errors.ts';
import { bodyTimeout } from './http/network/body-timeout.ts';
import { hosts } from './http/network/check-hosts.ts';
import { securityHeaders } from './http/security-headers.ts';
import { outbox } from './inbox/outbox.ts';
import { audit } from './operations/audit.ts';
import { forwardedCounts } from './operations/forwarded-counts.ts';
import { refusedPosts } from './operations/overload/limit-refused-posts.ts';
import { overload } from './operations/overload/overload.ts';
import { tracing } from './operations/tracing/trace-requests.ts';
import { addresses } from './pages/addresses/addresses.ts';
import { redirects } from './pages/addresses/redirects.ts';
import type { PublicPages } from './pages/cache/public-pages.ts';
import { publicPages } from './pages/cache/serve-public-pages.ts';

interface Options {
  pages: PublicPages;
  /** Also refuses foreign hosts and counts its answers. */
  answerAtOnce: PublicPages['answerAtOnce'];
}

/** Hooks run in the order of registration, so cheap refusals come before the session is read. */
export const requestPlugins = plugin(
  async (app: FastifyInstance, { pages, answerAtOnce }: Options) => {
    await app.register(securityHeaders);
    await app.register(errors);
    await app.register(tracing);
    await app.register(bodyTimeout);
    await app.register(hosts);
    await app.register(overload, { pages: { answerAtOnce, isFilling: pages.isFilling } });
    await app.register(forwardedCounts);
    await app.register(addresses);
    await app.register(sessions);
    await app.register(publicPages, { pages });
    await app.register(outbox);
    await app.register(accountMail);
    await app.register(codeMail);
    await app.register(refusedPosts);
    await app.register(audit);
    await app.register(redirects);
  },
  { name: 'request-plugins', dependencies: ['stopping'] },
);
