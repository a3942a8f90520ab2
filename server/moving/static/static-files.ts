import type { Sink } from '../export/sink.ts';

type Headers = Readonly<Record<string, unknown>>;

export interface StaticFile {
  path: string;
  name: string;
  type: string;
  cache: string;
  policy: string;
}

/** File systems refuse longer names. */
const maxNameBytes = 255;

/** Where the answer of an address stands as a file; null where no file can have the name. */
export function staticFileName(path: string, type: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(path.slice(1));
  } catch {
    return null;
  }
  const isPage = type.startsWith('text/html');
  const whole = isPage ? `${name === '' ? 'index' : name.replace(/\/$/, '')}.html` : name;
  const parts = whole.split('/');
  const isSafe = parts.every(
    (part) => !['', '.', '..'].includes(part) && Buffer.byteLength(part) <= maxNameBytes,
  );
  return isSafe && !/[\\\0]/.test(whole) ? whole : null;
}

/** Of every answer; the rest is said per file. */
const common = [
  'x-content-type-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
] as const;

export function commonHeaders(headers: Headers): [string, string][] {
  return common
    .filter((name) => typeof headers[name] === 'string')
    .map((name) => [name, String(headers[name])]);
}

export interface Moved {
  path: string;
  /** Null for one that is gone. */
  location: string | null;
}

export type AddFile = Sink['add'];
