import { test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Administrator {
  email: string;
  password: string;
}

/** What the site printed at its first start (tests/browser/start-site.ts). */
export function administrator(): Administrator {
  const { SITE_ADMIN_EMAIL: email = '', SITE_ADMIN_PASSWORD: password = '' } = process.env;
  return { email, password };
}

/** Console lines of a page that nobody should see. */
function isFault(type: string): boolean {
  return type === 'error' || type === 'warning';
}

/**
 * The tests' `test`: fails any test in which the page wrote an error or a
 * warning to the console, threw, or broke the content policy, unless the test expects it.
 */
export const test = base.extend<{
  faults: string[];
  expected: RegExp[];
  expectFaults: (pattern: RegExp) => void;
}>({
  faults: [
    async ({ page, expected }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (isFault(message.type())) faults.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await use(faults);
      const left = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(left, 'the console of the page').toEqual([]);
    },
    { auto: true },
  ],
  expected: async ({ page: _page }, use) => use([]),
  expectFaults: async ({ expected }, use) => use((pattern) => expected.push(pattern)),
});
