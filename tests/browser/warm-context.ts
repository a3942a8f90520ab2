import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

/** Everything that a page can store, without the caches of HTTP and of compiled scripts. */
const storageTypes = [
  ...['cookies', 'file_systems', 'indexeddb', 'local_storage'],
  ...['service_workers', 'cache_storage', 'shared_storage'],
].join();

type Storage = BrowserContextOptions['storageState'];

/**
 * A browser context that several tests use one after the other, because each screen of the back office
 * loads a megabyte of scripts into a new one. A test gets new pages and finds nothing stored.
 */
export class WarmContext {
  readonly #context: BrowserContext;
  /** A document of the site's origin, through which its storage is filled. */
  readonly #keeper: Page;
  readonly #session: CDPSession;
  readonly #origin: string;
  #crashed = false;

  private constructor(context: BrowserContext, keeper: Page, session: CDPSession, origin: string) {
    this.#context = context;
    this.#keeper = keeper;
    this.#session = session;
    this.#origin = origin;
    keeper.on('crash', () => {
      this.#crashed = true;
    });
  }

  static async open(browser: Browser, origin: string): Promise<WarmContext> {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    return new WarmContext(context, keeper, await context.newCDPSession(keeper), origin);
  }

  /** A killed renderer, or a browser that ended, takes it along. */
  get isUsable(): boolean {
    return !this.#crashed && this.#context.browser()?.isConnected() === true;
  }

  /** The context with this stored for the site, as in a new one. */
  async fill(storage: Storage): Promise<BrowserContext> {
    const origins = typeof storage === 'object' ? storage.origins : [];
    const items = origins.find(({ origin }) => origin === this.#origin)?.localStorage ?? [];
    if (items.length === 0) return this.#context;
    await this.#keeper.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, items);
    return this.#context;
  }

  async clear(): Promise<void> {
    const pages = this.#context.pages().filter((page) => page !== this.#keeper);
    await Promise.all(pages.map((page) => page.close()));
    if (!this.isUsable) return;
    await Promise.all([
      this.#context.clearPermissions(),
      this.#session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes }),
    ]);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
