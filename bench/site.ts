import { startSite } from '../tests/site-process.ts';

export type { RunningSite } from '../tests/site-process.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Starts a site on first content, hands its address over, and stops it again. */
export async function withSite(
  work: (site: Awaited<ReturnType<typeof startSite>>) => Promise<void>,
): Promise<void> {
  const site = await startSite();
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

/** The address of the newest article, found as a visitor finds it. */
export async function articleAddress(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/insights`)).text();
  return origin + (/href="(\/blogs\/[^"]+)"/.exec(html)?.[1] ?? '/insights');
}
