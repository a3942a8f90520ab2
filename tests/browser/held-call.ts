import type { Page } from '@playwright/test';

/** The next call to an address waits until it is released; what follows goes on. */
export async function holdCall(page: Page, address: string) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      arrive();
      await released;
      await route.fallback();
    },
    { times: 1 },
  );
  return { arrived, release };
}
