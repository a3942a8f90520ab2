import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/find-chromium.ts';

/** Flags of stack.md: no sandbox for root, nothing that calls out. */
const flags = [
  '--headless=new',
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
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  use: {
    // Set by start-site.ts before the workers read this file.
    baseURL: process.env.SITE_ORIGIN,
    launchOptions: { executablePath: findChromium(() => {}), args: flags },
    trace: 'retain-on-failure',
  },
  // A test that sets its own width, or that one kind of screen only has, says which by a tag.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      // What they hold does not change with the width; other suites walk the same screens at 390 px.
      testIgnore: /(admin-guards|admin-case-studies|admin-history|sign-in)\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
