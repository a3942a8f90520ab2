import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { say, withSite } from './site.ts';
import { type Row, sayTable } from './table.ts';

/**
 * Frames a second on a phone slowed four times, while the page scrolls and a pointer moves over what
 * answers to it. The control is the same without slowing.
 */

const minFrames = 60;
const slowing = 4;
const steps = 120;

/** The median, since one late frame is no motion. */
function framesPerSecond(times: number[]): number {
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  return Math.round(1_000 / (middle ?? Number.POSITIVE_INFINITY));
}

async function measure(page: Page, address: string, rate: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.mouse.move(20, 200);
  await page.mouse.move(30, 210);
  await page.waitForTimeout(1_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'frameTimes', times);
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(60 + (step % 40) * 7, 200 + (step % 60) * 8);
    if (step % 4 === 0) await page.mouse.wheel(0, 40);
  }
  return framesPerSecond(await page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]));
}

await withSite(async ({ origin }) => {
  const executablePath = findChromium(() => {});
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows: Row[] = [];
  for (const path of ['/company', '/case-studies', '/insights']) {
    const rates: number[] = [];
    for (const rate of [slowing, 1]) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      rates.push(await measure(page, origin + path, rate));
      await page.close();
    }
    const [slowed = 0, control = 0] = rates;
    rows.push({
      what: `${path}: scrolled, under a pointer`,
      ours: `${slowed} a second`,
      control: `${control} a second`,
      goal: `≥ ${minFrames}`,
      isReached: slowed >= minFrames,
    });
  }
  await browser.close();
  sayTable(rows);
  say('the control runs without slowing');
});
