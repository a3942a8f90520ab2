import { chromium, type Page } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const o = 'http://127.0.0.1:4718';
const acts: Record<string, (p: Page) => Promise<void>> = {
  async open(page) { await page.getByRole('button', { name: 'Open menu' }).tap(); await page.waitForTimeout(900); },
  async details(page) { await page.getByRole('dialog', { name: 'Menu' }).getByRole('group').first().locator('summary').tap(); await page.waitForTimeout(600); },
  async close(page) { await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).tap(); await page.waitForTimeout(600); },
  async again(page) { await page.getByRole('button', { name: 'Open menu' }).tap(); await page.waitForTimeout(900); },
};
for (const rate of [4]) for (let i = 0; i < 2; i++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => { const d: string[] = []; Reflect.set(window, 'delays', d); new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (e.interactionId) d.push(`${e.name} ${e.duration} wait ${Math.round(e.processingStart - e.startTime)} run ${Math.round(e.processingEnd - e.processingStart)}`); }).observe({ type: 'event', durationThreshold: 16, buffered: true } as any); });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(o + (process.argv[2] ?? '/'), { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  for (const [name, act] of Object.entries(acts)) { await act(page); console.log(rate, name, await page.evaluate(() => (Reflect.get(window, 'delays') as string[]).splice(0).join(' | '))); }
  await context.close();
}
await browser.close();
