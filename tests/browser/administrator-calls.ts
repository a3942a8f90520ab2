import type { Blog } from '../../domain/content/kinds/blog.ts';
import type { LocationPage } from '../../domain/content/kinds/location-page.ts';
import type { Page } from '../../domain/content/kinds/page.ts';
import { StudyCalls } from './admin.ts';
import { callAs, removeAs } from './colleague.ts';
import { test as base } from './site.ts';

export { expect } from '@playwright/test';

type Add = (fields: object) => Promise<string>;

/** The tests' `test` with things made through the calls, which are deleted after the test. */
export const test = base.extend<{
  /** What the test has made, as the addresses that delete it. */
  made: string[];
  /** Publishes a case study; @returns its path. */
  addStudy: Add;
  /** Publishes a blog; @returns its path. */
  addBlog: Add;
  /** Publishes a location page; @returns its path. */
  addLocationPage: Add;
  /** Publishes a page; @returns its path. */
  addPage: Add;
}>({
  made: async ({ page, userInfo }, use) => {
    const made: string[] = [];
    await use(made);
    // What the page still asks for would not be found.
    await page.close();
    for (const path of made) await removeAs(userInfo, path);
  },
  addStudy: async ({ userInfo, made }, use) => {
    const studies = new StudyCalls(userInfo);
    await use(async (fields) => {
      const { _id } = await studies.publish(fields);
      made.push(`/api/caseStudies/${_id}`);
      return `/casestudy/${_id}`;
    });
  },
  addBlog: async ({ userInfo, made }, use) => {
    await use(async (fields) => {
      const { data } = await callAs<{ data: Blog }>(userInfo, 'POST', '/blog', fields);
      made.push(`/blog/${data.blog_id}`);
      return `/blogs/${data.slug_url}`;
    });
  },
  addLocationPage: async ({ userInfo, made }, use) => {
    await use(async (fields) => {
      const { data } = await callAs<{ data: LocationPage }>(
        userInfo,
        'POST',
        '/api/locationpages/create',
        fields,
      );
      made.push(`/api/locationpages/${data.location_id}`);
      return `/${data.slug_url}`;
    });
  },
  addPage: async ({ userInfo, made }, use) => {
    await use(async (fields) => {
      const { data } = await callAs<{ data: Page }>(userInfo, 'POST', '/api/pages', fields);
      made.push(`/api/pages/${data.page_id}`);
      return data.path;
    });
  },
});
