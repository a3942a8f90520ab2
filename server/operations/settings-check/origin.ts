import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { day } from '../../../domain/durations.ts';
import { failureReason } from '../../../domain/failure-reason.ts';
import type { Config } from '../../config.ts';
import { foreignHosts } from '../../http/network/hosts.ts';
import { findingsOf } from './finding.ts';

const { ok, warning, error } = findingsOf('Origin');

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

export function isLocalOrigin(origin: string): boolean {
  return isLoopback(new URL(origin).hostname);
}

export function listensOnLoopback({ host }: Config): boolean {
  return isLoopback(host);
}

/** Milliseconds for DNS, connection and TLS handshake together. */
const timeout = 5_000;

const soon = 14 * day;

function findCertificateEnd({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      timeout,
    });
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
}

async function checkCertificate(url: URL, now: number): Promise<SettingFinding> {
  try {
    const end = await findCertificateEnd(url);
    const validity = `The certificate of ${url.host} is valid until ${new Date(end).toISOString().slice(0, 10)}.`;
    if (end - now > soon) return ok(validity);
    return warning(validity, 'Look why the proxy has not renewed it.');
  } catch (failure) {
    return error(
      `Nobody can open ${url.origin} from here: ${failureReason(failure)}.`,
      'DNS record and certificate belong to the proxy in front: check both there.',
    );
  }
}

function checkAddress(config: Config): SettingFinding[] {
  const { origin, allowedHosts } = config;
  const url = new URL(origin);
  const found: SettingFinding[] = [];
  if (url.origin !== origin) {
    found.push(
      error(
        `PUBLIC_ORIGIN is ${origin}, but a site lives at the root of its name.`,
        `Set it to ${url.origin}.`,
      ),
    );
  }
  if (foreignHosts(allowedHosts)({ headers: { host: url.host }, url: '/' })) {
    found.push(
      error(
        `ALLOWED_HOSTS leaves out ${url.host}, so visitors get 421.`,
        `Add ${url.hostname} to ALLOWED_HOSTS.`,
      ),
    );
  }
  if (isLocalOrigin(origin)) {
    found.push(
      warning(
        `PUBLIC_ORIGIN is ${origin}: links, feeds and mails lead to this machine only.`,
        'Set PUBLIC_ORIGIN to the address that visitors type, such as https://www.example.com.',
      ),
    );
  } else if (url.protocol === 'http:') {
    found.push(
      warning(
        `PUBLIC_ORIGIN is ${origin}: what visitors and editors type travels in the clear.`,
        'Let the proxy in front speak https, and say so in PUBLIC_ORIGIN.',
      ),
    );
  }
  return found;
}

export async function checkOrigin(config: Config, now: number): Promise<SettingFinding[]> {
  const url = new URL(config.origin);
  const found = checkAddress(config);
  const isPublic = url.protocol === 'https:' && !isLocalOrigin(config.origin);
  if (isPublic) found.push(await checkCertificate(url, now));
  return found.length > 0 ? found : [ok(`The site is at ${config.origin}.`)];
}
