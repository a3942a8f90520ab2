import type { UserInfo } from '../../domain/api/accounts/session.ts';
import type { Blog } from '../../domain/content/kinds/blog.ts';
import type { LocationPage } from '../../domain/content/kinds/location-page.ts';
import { test as base } from './admin.ts';
import { callAs, removeAs } from './colleague.ts';

/** The calls on one kind of item, as an administrator. */
export class ItemCalls<Item extends object> {
  readonly #session: UserInfo;
  readonly #path: string;
  readonly #createPath: string;

  constructor(session: UserInfo, path: string, createPath = path) {
    this.#session = session;
    this.#path = path;
    this.#createPath = createPath;
  }

  async #data<Data>(method: string, path: string, body?: Partial<Item>): Promise<Data> {
    return (await callAs<{ data: Data }>(this.#session, method, path, body)).data;
  }

  create(fields: Partial<Item>): Promise<Item> {
    return this.#data('POST', this.#createPath, fields);
  }

  change(id: number, fields: Partial<Item>): Promise<Item> {
    return this.#data('PUT', `${this.#path}/${id}`, fields);
  }

  list(): Promise<Item[]> {
    return this.#data('GET', this.#path);
  }

  find(id: number): Promise<Item> {
    return this.#data('GET', `${this.#path}/${id}`);
  }

  remove(id: number): Promise<void> {
    return removeAs(this.#session, `${this.#path}/${id}`);
  }
}

interface Items {
  /** A text that no other test types. */
  unique: string;
  blogs: ItemCalls<Blog>;
  locationPages: ItemCalls<LocationPage>;
}

/** Tests of the two popups. What a test makes carries `unique` in its slug and is gone after the page. */
export const test = base.extend<Items>({
  unique: async ({ browserName: _ }, use, { workerIndex }) =>
    use(`${workerIndex}-${Date.now().toString(36)}`),
  blogs: async ({ page, userInfo, unique }, use) => {
    const calls = new ItemCalls<Blog>(userInfo, '/blog');
    await use(calls);
    await page.close();
    for (const { blog_id, slug_url } of await calls.list()) {
      if (slug_url.includes(unique)) await calls.remove(blog_id);
    }
  },
  locationPages: async ({ page, userInfo, unique }, use) => {
    const path = '/api/locationpages';
    const calls = new ItemCalls<LocationPage>(userInfo, path, `${path}/create`);
    await use(calls);
    await page.close();
    for (const { location_id, slug_url } of await calls.list()) {
      if (slug_url.includes(unique)) await calls.remove(location_id);
    }
  },
});
