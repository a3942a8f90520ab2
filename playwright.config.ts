import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/find-chromium.ts';

/** No sandbox for root, no network traffic of its own. */
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
  // For a busy machine; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    // Films and transitions, put together without a graphics processor, take a core; specs of what moves ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(() => {}), args: flags },
    // Recording costs a third of the time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // Few tests depend on the width: @mobile runs on a phone only, @both on both.
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
