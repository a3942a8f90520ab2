import type { Page } from '@playwright/test';

/** Calls to an address wait until they are released. */
export async function holdCalls(page: Page, address: string | RegExp) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    arrive();
    await released;
    await route.fallback();
  });
  return { arrived, release };
}
