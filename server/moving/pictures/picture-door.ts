import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { fetchPicture } from './fetch-picture.ts';

/** Pictures that are fetched at once, and of one host. */
const limits = { all: 4, host: 2 } as const;

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}

/** Waits its turn, so that an import is no burden for the old site; what uses it opens it. */
export function pictureDoor(fetchOne: (address: string) => Promise<Readable> = fetchPicture) {
  const all = pLimit(limits.all);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  return async <T>(
    address: string,
    use: (open: () => Promise<Readable>) => Promise<T>,
  ): Promise<T> => {
    const name = hostOf(address);
    const host = hosts.get(name) ?? pLimit(limits.host);
    hosts.set(name, host);
    try {
      return await host(() => all(() => use(() => fetchOne(address))));
    } finally {
      if (host.activeCount + host.pendingCount === 0) hosts.delete(name);
    }
  };
}
