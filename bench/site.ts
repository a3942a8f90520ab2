import { startSite } from '../tests/site-process.ts';

export type { RunningSite } from '../tests/site-process.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Who may use the back office of a site that is started for a measure. */
const administrator = { email: 'admin@example.com', password: 'bench-horse-16' };

export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** What the back office keeps in the browser. */
export async function userInfoOf(
  origin: string,
  { email, password }: { email: string; password: string } = administrator,
): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  return answer.text();
}

export async function tokenOf(origin: string): Promise<string> {
  return JSON.parse(await userInfoOf(origin)).token;
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
