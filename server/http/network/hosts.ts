import type { IncomingMessage } from 'node:http';

/** Balancers and Prometheus ask an instance by its address. */
const probes = new Set(['/livez', '/readyz', '/health', '/metrics']);

function nameIn(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Whether a request is for another site (threat T30); without a list every name is ours. */
export function foreignHosts(allowed: readonly string[]) {
  const ours = new Set(allowed.map(nameIn));
  return ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean => {
    if (ours.size === 0 || ours.has(nameIn(headers.host ?? ''))) return false;
    const [path = ''] = url.split('?', 1);
    return !probes.has(path);
  };
}
