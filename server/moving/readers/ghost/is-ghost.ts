import { ExportRefused } from '../export-refused.ts';

/** Major versions; 6 writes the tables that 5 does. */
const known = { first: 2, last: 6 } as const;

export function isGhost(head: string): boolean {
  return /^\s*\{/.test(head) && /"(?:db|exported_on)"\s*:/.test(head) && /"data"\s*:/.test(head);
}

/** @throws {ExportRefused} */
export function refuseOtherVersion(head: string): void {
  const [, version = ''] = /"version"\s*:\s*"([^"]{1,20})"/.exec(head) ?? [];
  const major = Number.parseInt(version, 10);
  if (major >= known.first && major <= known.last && !version.startsWith('0')) return;
  const named = version === '' ? 'An unknown version' : `Version ${version}`;
  throw new ExportRefused(`${named} of Ghost cannot be read here; versions 2 to 6 can.`);
}
