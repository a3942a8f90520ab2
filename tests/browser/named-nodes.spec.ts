import { expect } from './admin.ts';
import { test } from './admin-items.ts';
import { origin } from './site.ts';
import { sidewaysOverflow } from './sticking-out.ts';
import { violations } from './violations.ts';

const clip = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const picture = '<img src="/icon-192.png" alt="A leaf">';
const text = `<p>Before</p><figure data-node="gallery" data-width="full">${picture.repeat(3)}<figcaption>Three</figcaption></figure>
<figure data-width="half">${picture}</figure><p>Beside it</p><figure data-node="film"><a href="${clip}">Our film</a></figure>
<p data-node="action"><a href="/contact">Get Started</a></p>`;

test('a film loads when it is asked for, and nothing of another site before', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  await blogs.create({
    title: `Nodes ${unique}`,
    slug_url: unique,
    blogs_content: [{ heading: 'One', paragraph: text }],
  });
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== origin(),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  await page.goto(`/blogs/${unique}`, { waitUntil: 'networkidle' });
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  const film = page.getByRole('link', { name: 'Our film Plays from youtube.com' });
  await expect(film).toHaveAttribute('href', clip);
  expect(foreign).toEqual([]);
  await film.click();
  const player = page.locator('iframe[title="Our film"]');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('sandbox', /allow-scripts/);
  await expect
    .poll(() => foreign)
    .toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
});

test('a page without a film frames nobody', async ({ page }) => {
  const answer = await page.goto('/insights');
  expect(answer?.headers()['content-security-policy']).toContain("frame-src 'none'");
});
