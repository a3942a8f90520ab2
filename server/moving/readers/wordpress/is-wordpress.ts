import { ExportRefused } from '../export-refused.ts';

const root = /<rss[^>]*wordpress\.org\/export\/(\d+)\.(\d+)\//;

export function isWordPress(head: string): boolean {
  return root.test(head);
}

/** @throws {ExportRefused} */
export function refuseNewerWxr(head: string): void {
  const [, major, minor] = root.exec(head) ?? [];
  if (Number(major) === 1 && Number(minor) <= 2) return;
  const version = `${major}.${minor}`;
  throw new ExportRefused(`Version ${version} of the WordPress export is not known here yet.`);
}
