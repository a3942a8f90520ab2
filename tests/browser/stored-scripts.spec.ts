import type { Page } from '@playwright/test';
import { eventAttacks, scriptAttacks } from '../security/script-attacks.ts';
import { expect, test } from './administrator-calls.ts';

const attacks = [...scriptAttacks, ...eventAttacks];
const all = attacks.join('\n');

/** Elements whose text swallows what comes after them: in one page with others they would disarm them. */
const swallowing = /<(plaintext|xmp|textarea|title|noembed|noscript|template|style|select|!--)/i;

/** Counts what a script of the page would do: a dialog, or a request to a host that is not ours. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`a dialog at ${page.url()}`);
    // The page may be gone with its dialog by now.
    await dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') seen.push(request.url());
  });
  return seen;
}

/** Opens the page with the attacks in its HTML as they are, as if nothing had cleaned them. */
async function openUncleaned(page: Page, address: string, withPolicy: boolean): Promise<void> {
  const raw = attacks.filter((attack) => !swallowing.test(attack)).join('\n');
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    if (!withPolicy) delete headers['content-security-policy'];
    const body = (await answer.text()).replace('</main>', () => `${raw}</main>`);
    await route.fulfill({ response: answer, headers, body });
  });
  await page.goto(address);
  await page.unroute(address);
}

test('T01 more than 180 stored scripts run nowhere, and the policy alone stops them', async ({
  page,
  addBlog,
  addStudy,
  addLocationPage,
  expectFaults,
}) => {
  expect(attacks.length).toBeGreaterThan(180);
  const seen = watch(page);
  const paragraph = (n: number) => attacks.filter((_, at) => at % 10 === n).join('\n');
  const pairs = Array.from({ length: 10 }, (_, n) => ({
    heading: all.slice(0, 200),
    paragraph: paragraph(n),
  }));
  const short = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const texts = Object.fromEntries(
    [
      'heroHeading',
      'clientName',
      'industryText',
      'sec1Para',
      'sec2Para',
      'sec3Para1',
      'sec4Text1',
    ].map((field) => [field, `${short}${all}`.slice(0, 5_000)]),
  );
  const headings = Object.fromEntries([1, 2, 3, 4].map((n) => [`paragraph_${n}`, paragraph(n)]));
  const addresses = [
    await addBlog({
      title: short,
      slug_url: 'stored-scripts',
      brief_paragraph: short,
      metaTitle: short,
      metaDescription: short,
      blogs_content: pairs,
    }),
    await addStudy(texts),
    await addLocationPage({ slug_url: 'stored-scripts-town', main_heading: short, ...headings }),
  ];
  // Pictures that are not there are no fault of the page.
  expectFaults(/Failed to load resource|Content Security Policy|Refused to|Trusted/);
  for (const address of [...addresses, '/', '/insights', '/case-studies']) {
    await page.goto(address);
    await page.mouse.move(200, 400);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  expect(seen).toEqual([]);
  const [blog = '/'] = addresses;
  await openUncleaned(page, blog, true);
  await expect(page.locator('img[onerror]').first()).toBeAttached();
  expect(seen.filter((what) => what.startsWith('a dialog'))).toEqual([]);
  // Control: without the policy they do run.
  await openUncleaned(page, blog, false);
  await expect.poll(() => seen.some((what) => what.startsWith('a dialog'))).toBe(true);
});
