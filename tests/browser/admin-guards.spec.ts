import { expect, test } from './site.ts';

const redirects = [
  { id: 'R-2.7-03', path: '/admin', target: '/login' },
  { id: 'R-2.7-05', path: '/admin/blogs', target: '/login' },
  { id: 'R-2.7-05', path: '/admin/location-pages', target: '/login' },
  { id: 'R-2.7-05', path: '/admin/casestudy/0123456789abcdef01234567/edit', target: '/login' },
  { id: 'R-2.7-04', path: '/admin/casestudy', target: '/' },
];

for (const { id, path, target } of redirects) {
  test(`${id} a visitor of ${path} lands on ${target} and sees nothing of the screen`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (location.pathname.startsWith('/admin')) seen.push(document.body?.innerText ?? '');
        sessionStorage.setItem('seen', seen.join('\n'));
      }).observe(document, { childList: true, subtree: true });
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      // Sign In asks whether it may offer a link to a new password.
      const isOfSignIn = request.url().endsWith('/api/users/password/forgot');
      if (request.resourceType() === 'fetch' && !isOfSignIn) calls.push(request.url());
    });
    await page.goto(path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
    await expect(page.locator('h1')).toBeVisible();
    expect(calls, 'no screen asked for its data').toEqual([]);
    const seen = await page.evaluate(() => sessionStorage.getItem('seen') ?? '');
    expect(seen).not.toMatch(/Portal|Blogs|Case stud|Location|Edit/);
  });
}

test('R-2.7-01 the served shell is not indexed and holds no record', async ({ request }) => {
  const blogs: { data: { title: string }[] } = await (await request.get('/blog')).json();
  for (const path of ['/admin', '/admin/casestudy', '/admin/blogs']) {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const { title } of blogs.data) expect(html).not.toContain(title);
  }
});
