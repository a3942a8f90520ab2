import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import { type RunningSite, userInfoOf, withSite } from '../site.ts';

/** The back office of a site with the first content, and a signed-in browser. */
export interface Office {
  site: RunningSite;
  /** A browser that has cached nothing. */
  enter: () => Promise<BrowserContext>;
}

async function enter(browser: Browser, origin: string, userInfo: string) {
  const localStorage = [{ name: 'userInfo', value: userInfo }];
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

export async function withOffice(work: (office: Office) => Promise<void>): Promise<void> {
  await withSite(async (site) => {
    const userInfo = await userInfoOf(site.origin, site);
    const browser = await chromium.launch({
      executablePath: findChromium(() => {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      await work({ site, enter: () => enter(browser, site.origin, userInfo) });
    } finally {
      await browser.close();
    }
  });
}
