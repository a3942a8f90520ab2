import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';
import type { Row } from './table.ts';

/** (g) Resident memory after a minute of load. */

const minute = 60;

/** Below the server's limit for one connection, beyond which it answers 503. */
const requestsPerConnection = 900;

const paths = ['/', '/insights', '/case-studies', '/company', '/contact'];

/** @param search added to each address; a personal key makes every page uncached */
export async function memoryAfter(
  name: string,
  goal: number,
  site: ServerProcess,
  search = '',
): Promise<Row> {
  const before = site.memory();
  const { requests, non2xx, errors } = await autocannon({
    url: site.origin,
    reconnectRate: requestsPerConnection,
    connections: 16,
    duration: minute,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path: path + search })),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${name} failed under load`);
  const after = site.memory();
  return {
    what: `(g) memory after a minute of ${name}`,
    ours: `${after.toFixed(0)} MB (${requests.total} requests)`,
    control: `before ${before.toFixed(0)} MB`,
    ratio: (after / before).toFixed(2),
    goal: `≤ ${goal} MB`,
    isReached: after <= goal,
  };
}
