import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const o = process.env.ORIGIN ?? 'http://127.0.0.1:4718';
for (const path of process.argv.slice(2)) for (const w of (process.env.W ?? '1440,390').split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce', colorScheme: (process.env.SCHEME ?? 'light') as 'light' });
  page.on('console', (m) => console.log(m.type(), m.text()));
  await page.goto(o + path);
  await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise((d) => setTimeout(d, 60)); } scrollTo(0, 0); });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/fr/p${path.replace(/\W+/g, '_')}-${w}.png`, fullPage: true });
  await page.close();
}
await browser.close();
