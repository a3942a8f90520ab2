import type { FastifyInstance, RouteOptions } from 'fastify';
import { methodRefused, nothingHere } from '../http/errors.ts';

interface Address {
  url: string;
  /** Between its slashes; a parameter begins with a colon. */
  words: string[];
  allowed: string[];
  config: RouteOptions['config'];
}

/** What each address answers, by its URL; filled as routes are added. */
type Addresses = Map<string, Address>;

export function collectAddresses(app: FastifyInstance): Addresses {
  const known: Addresses = new Map();
  app.addHook('onRoute', ({ url, method, config }) => {
    const entry = known.get(url) ?? { url, words: url.split('/'), allowed: [], config };
    entry.allowed.push(...[method].flat());
    known.set(url, entry);
  });
  return known;
}

function isParameter(word: string): boolean {
  return word.startsWith(':');
}

/** Whether a router would take these words for that address. */
function covers({ words }: Address, asked: string[]): boolean {
  return (
    words.length === asked.length &&
    words.every((word, at) => word === asked[at] || isParameter(word))
  );
}

/** As a router prefers them: of two that cover the same words, the one whose word is given comes first. */
function byPreference(addresses: Address[]): Address[] {
  const rank = ({ words }: Address) => words.map((word) => Number(isParameter(word))).join('');
  return addresses.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** Only there, and in the usual shape of a failure, can the route of all unknown addresses answer. */
function isAnsweredTogether({ url, config }: Address): boolean {
  return url.startsWith('/api/') && (config?.shape ?? 'message') === 'message';
}

/** 405 for the other methods of a known address, 404 for the unknown addresses under /api. */
export function answerTheRest(app: FastifyInstance, known: Addresses): void {
  const rest = { schema: { hide: true }, handler: async () => {}, exposeHeadRoute: false };
  // A copy, because the routes made here are collected as well.
  const addresses = [...known.values()].map((one) => ({ ...one, allowed: [...one.allowed] }));
  const wide = addresses.filter(({ words }) => words.some(isParameter));
  // A route for each method of each address would be most of what an app is assembled of.
  for (const address of addresses) {
    const { url, words, allowed, config } = address;
    const covering = wide.filter((one) => one !== address && covers(one, words));
    const needed = isAnsweredTogether(address)
      ? covering.flatMap((one) => one.allowed)
      : app.supportedMethods;
    const method = needed.filter((one, at) => !allowed.includes(one) && needed.indexOf(one) === at);
    if (method.length === 0) continue;
    app.route({
      ...rest,
      url,
      method,
      config: { ...config, access: 'public' },
      async onRequest() {
        throw methodRefused(allowed);
      },
    });
  }
  const together = byPreference(addresses.filter(isAnsweredTogether));
  app.all('/api/*', {
    ...rest,
    config: { access: 'public' },
    async onRequest({ url, method }) {
      const words = decodeURI(url.replace(/[?#].*/, '')).split('/');
      const found = together.find((address) => covers(address, words));
      // With its own method, an address is met here only by a parameter that is too long for the router.
      const isRefused = found && !found.allowed.includes(method);
      throw isRefused ? methodRefused(found.allowed) : nothingHere();
    },
  });
  for (const address of addresses) {
    const { url, words, config } = address;
    // Beside /api, pages and redirects answer what is deeper than an item.
    const isApart = url.startsWith('/api/') && !isAnsweredTogether(address);
    if (!isApart || !isParameter(words.at(-1) ?? '')) continue;
    app.all(url.replace(/[^/]+$/, '*'), {
      ...rest,
      config: { ...config, access: 'public' },
      async onRequest() {
        throw nothingHere();
      },
    });
  }
}
