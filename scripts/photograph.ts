import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { scrollThrough, settled } from '../tests/browser/visits.ts';

const quality = 48;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(() => {}),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** The whole of what a page shows, once it has arrived. @param shown pixels of the picture's width */
export async function photographPage(page: Page, file: string, shown: number): Promise<void> {
  await scrollThrough(page);
  await settled(page);
  const picture = await page.screenshot({ fullPage: true });
  await sharp(picture, { limitInputPixels: false })
    .resize({ width: shown })
    .webp({ quality })
    .toFile(file);
}
