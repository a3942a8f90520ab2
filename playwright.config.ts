import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/find-chromium.ts';

/** No sandbox for root, nothing that calls out. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/start-site.ts',
  timeout: 45_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Told by name at the end of the run: a test that needs it is to be mended.
  retries: 1,
  use: {
    launchOptions: { executablePath: findChromium(() => {}), args: flags },
    // Recording costs a third of the time: TRACE=1 for a test that is being looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // What a test holds seldom changes with the width: it runs on a desk, tagged @mobile only on a
  // phone, tagged @both on both.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grep: /@mobile|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
