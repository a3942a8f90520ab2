import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import type { Config } from '../../config.ts';
import { findingsOf } from './finding.ts';
import { isLocalOrigin, listensOnLoopback } from './origin.ts';

const { ok, warning, error } = findingsOf('Proxy');

/** Requests since the start; a command beside the server has none. */
export interface ForwardedCounts {
  /** With X-Forwarded-For, and without. */
  forwarded: number;
  direct: number;
}

export function checkProxy(
  config: Config,
  forwardedCounts: ForwardedCounts | null,
): SettingFinding {
  const { trustProxy, origin } = config;
  if (trustProxy === false) {
    const fix =
      'Set TRUST_PROXY to the number of proxies in front, 1 for one: else all visitors share one limit.';
    if (forwardedCounts && forwardedCounts.forwarded > 0) {
      return error('A proxy sends X-Forwarded-For, and TRUST_PROXY is not set.', fix);
    }
    if (listensOnLoopback(config) && !isLocalOrigin(origin)) {
      return error(
        `${origin} reaches this server through a proxy only, and TRUST_PROXY is not set.`,
        fix,
      );
    }
    return ok('No proxy is trusted, and none is seen.');
  }
  if (forwardedCounts && forwardedCounts.direct > 0 && forwardedCounts.forwarded === 0) {
    return warning(
      'TRUST_PROXY is set, but no request came with X-Forwarded-For.',
      'Let the proxy send X-Forwarded-For, or unset TRUST_PROXY: visitors could choose their address.',
    );
  }
  return ok('The proxy in front is trusted to name the visitors.');
}
