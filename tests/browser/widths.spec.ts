import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { cms } from '../../content/pages/service/cms.ts';
import { expect, test } from './site.ts';
import { sidewaysOverflow, stickingOut } from './sticking-out.ts';
import { addressOf, publicPages } from './visits.ts';

// Every test here sets its own widths.
test.describe.configure({ mode: 'parallel' });

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/** How many of the things stand in each row, from above. */
async function rows(things: Locator): Promise<number[]> {
  const tops = await things.evaluateAll((all) =>
    all.map((thing) => Math.round(thing.getBoundingClientRect().top)),
  );
  const counts = new Map<number, number>();
  for (const top of tops) counts.set(top, (counts.get(top) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([, count]) => count);
}

/** The share of the header that is a shaded brown: much of a disc below it, little of a line. */
async function discInHeader(page: Page): Promise<number> {
  const clip = await page.getByRole('banner').boundingBox();
  const { data, info } = await sharp(await page.screenshot({ clip: clip ?? undefined }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (red > blue + 10 && red < 120) count += 1;
  }
  return count / (info.width * info.height);
}

/** The pixels of a disc behind the line of the hero and behind each of its links. */
async function onDisc(page: Page): Promise<number[]> {
  const { areas, clip } = await page.locator('main h1').evaluate((heading) => {
    const content = heading.parentElement;
    const all = [
      heading.querySelector(':scope > :last-child > :last-child'),
      ...(content?.querySelectorAll('a') ?? []),
    ];
    if (content) content.style.visibility = 'hidden';
    const boxes = all.flatMap((each) => each?.getBoundingClientRect() ?? []);
    const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
    const y = Math.min(top, innerHeight - 1);
    const right = Math.min(innerWidth, 1 + Math.ceil(Math.max(...boxes.map((box) => box.right))));
    const bottom = Math.min(
      innerHeight,
      1 + Math.ceil(Math.max(...boxes.map((box) => box.bottom))),
    );
    return {
      areas: boxes.map((box) => ({ x: box.x, y: box.y, right: box.right, bottom: box.bottom })),
      clip: { x, y, width: right - x, height: Math.max(1, bottom - y) },
    };
  });
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return areas.map(({ x, y, right, bottom }) => {
    let count = 0;
    for (let row = Math.floor(y) - clip.y; row <= bottom - clip.y; row += 1)
      for (let at = Math.floor(x) - clip.x; at <= right - clip.x; at += 1) {
        const [red = 0, , blue = 0] = data.subarray((row * info.width + at) * 3);
        if (red > blue + 60) count += 1;
      }
    return count;
  });
}

/** The lines of the headline that the browser breaks in two. */
function brokenLines(page: Page): Promise<string[]> {
  return page.locator('main h1 > span').evaluateAll((lines) =>
    lines
      .filter((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const { height } = range.getBoundingClientRect();
        return height > 1.8 * Number.parseFloat(getComputedStyle(line).lineHeight);
      })
      .map((line) => line.textContent?.trim() ?? ''),
  );
}

/** Of the headline, then of each heading of a section. */
function sizesOfHeadings(page: Page): Promise<number[]> {
  return page
    .locator('main :is(h1, h2)')
    .evaluateAll((all) =>
      all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
    );
}

test.describe('at each width', () => {
  for (const path of ['/', '/ar']) {
    test(`line and button of the home page stand beside its disc at ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const [width, height] of [
        [1440, 900],
        [1920, 940],
        [2560, 1100],
        [3440, 1300],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [line = 1, ...links] = await onDisc(page);
        expect(line, `${width} × ${height}`).toBeLessThan(20);
        expect(links, `${width} × ${height}`).toEqual(links.map(() => 0));
      }
    });
  }

  for (const path of ['/', cms.path, '/seo-services-sharjah']) {
    test(`the shade of the header lies over no disc at ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await discInHeader(page), `${width} × ${height}`).toBeLessThan(0.01);
      }
    });
  }

  test('R-2.1-08 case studies stand two in a row from 992 px, one below', async ({ page }) => {
    await page.goto('/case-studies');
    const cards = page.getByRole('main').locator('a[href^="/casestudy/"]');
    expect(await cards.count()).toBeGreaterThanOrEqual(4);
    for (const [width, inRow] of [
      [1280, 2],
      [992, 2],
      [480, 1],
      [320, 1],
    ] as const) {
      await setWidth(page, width);
      const [first, second] = await rows(cards);
      expect([first, second], `${width} px`).toEqual([inRow, inRow]);
    }
  });

  test('R-2.3-03 the six portfolio cards stand in rows of 2, 3 and 1', async ({ page }) => {
    await setWidth(page, 1280);
    await page.goto('/');
    const portfolio = page.getByRole('region', { name: 'Portfolio' });
    expect(await rows(portfolio.locator('a[href^="/casestudy/"]'))).toEqual([2, 3, 1]);
    await setWidth(page, 480);
    expect(await rows(portfolio.locator('a[href^="/casestudy/"]'))).toEqual(Array(6).fill(1));
  });

  test('the link beside a heading stands below its line where the bar leaves no room', async ({
    page,
  }) => {
    await page.goto('/');
    const heading = page.locator('main h2:has(+ div a)').first();
    const link = page.getByRole('link', { name: 'View All Projects' }).first();
    for (const [width, words, isBelow] of [
      [1280, 'Portfolio', false],
      [1440, 'Portfolio', false],
      [1440, 'Ausgewählte Projekte und Arbeiten', true],
    ] as const) {
      await setWidth(page, width);
      await heading.evaluate((element, text) => {
        const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        if (first) first.nodeValue = text;
      }, words);
      const line = await heading.locator('+ div').boundingBox();
      const box = await link.boundingBox();
      const end = (line?.y ?? 0) + (line?.height ?? 0);
      expect((box?.y ?? 0) + 12 > end, `${words} at ${width} px`).toBe(isBelow);
      if (!isBelow) expect(box?.x).toBeGreaterThan((line?.x ?? 0) + 16);
    }
  });

  const grids = [
    { name: 'Specialization', cards: 'h3', count: 6, visit: { path: '/' } },
    { name: 'Latest Blogs', cards: 'article', count: 3, visit: { path: '/' } },
    {
      name: 'Most Recent Blogs',
      cards: 'article',
      count: 3,
      visit: { path: '/insights', follow: '/blogs/' },
    },
  ];

  for (const { name, cards, count, visit } of grids) {
    test(`R-9-14 ${name}: 3 cards in a row large, 2 medium, 1 small`, async ({ page }) => {
      await page.goto(await addressOf(page, visit));
      const all = page.getByRole('region', { name }).locator(cards);
      await expect(all).toHaveCount(count);
      for (const [width, inRow] of [
        [1280, 3],
        [800, 2],
        [480, 1],
        [320, 1],
      ] as const) {
        await setWidth(page, width);
        const [first] = await rows(all);
        expect(first, `${width} px`).toBe(inRow);
      }
    });
  }

  test('R-2.1-12 insights tiles 1, 4, 7 span 5 of 12 columns, all others 7', async ({ page }) => {
    await setWidth(page, 1280);
    await page.goto('/insights');
    const tiles = page.getByRole('region', { name: 'Trending Blogs' }).getByRole('article');
    const widths = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().width),
    );
    expect(widths.length).toBeGreaterThanOrEqual(7);
    const grid = await tiles.first().evaluate((tile) => {
      const around = tile.parentElement?.getBoundingClientRect().width ?? 0;
      return { around, left: tile.getBoundingClientRect().left };
    });
    const second = await tiles.nth(1).evaluate((tile) => tile.getBoundingClientRect().left);
    const gap = second - grid.left - (widths[0] ?? 0);
    const column = (grid.around - 11 * gap) / 12;
    widths.forEach((width, index) => {
      const span = index % 3 === 0 ? 5 : 7;
      expect(width, `tile ${index + 1}`).toBeCloseTo(span * column + (span - 1) * gap, 0);
    });
  });

  test('R-9-14 insights tiles fill the rows of a tablet, after the newest', async ({ page }) => {
    await setWidth(page, 800);
    await page.goto('/insights');
    const tiles = page.getByRole('region', { name: 'Trending Blogs' }).locator('article, aside');
    const count = await tiles.count();
    expect(count).toBeGreaterThan(5);
    const pairs = Array.from({ length: Math.floor(count / 2) }, () => 2);
    expect(await rows(tiles)).toEqual(count % 2 === 1 ? [1, ...pairs] : pairs);
  });

  const besideFromTablets = [
    [1280, true],
    [768, true],
    [480, false],
  ] as const;
  const follow = '/casestudy/';
  const pairs = [
    { name: 'company', path: '/company' },
    { name: 'a service', path: cms.path },
    { name: 'a case study', path: '/case-studies', follow },
  ];

  for (const visit of pairs) {
    test(`pictures of ${visit.name} stand beside their words on a tablet`, async ({ page }) => {
      await page.goto(await addressOf(page, visit));
      const words = page.locator('main section > figure + div');
      expect(await words.count()).toBeGreaterThan(1);
      for (const [width, isBeside] of besideFromTablets) {
        await setWidth(page, width);
        const shares = await words.evaluateAll((all) =>
          all.map((text) => {
            const [one, other] = [text, text.previousElementSibling].map((element) =>
              element?.getBoundingClientRect(),
            );
            if (!one || !other || one.left < other.right === other.left < one.right) return null;
            return one.width / other.width;
          }),
        );
        const found = shares.filter((share) => share !== null && share > 0.5 && share < 1.1);
        expect(found.length, `${width} px`).toBe(isBeside ? shares.length : 0);
      }
    });
  }

  test('the figure of a listed study stands beside its heading on a tablet', async ({ page }) => {
    await page.goto('/case-studies');
    const card = page.getByRole('main').locator('a[href^="/casestudy/"]').first();
    const start = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
    for (const [width, isBeside] of [
      [1280, false],
      [768, true],
      [480, false],
    ] as const) {
      await setWidth(page, width);
      const from = await start(card.getByRole('heading'));
      for (const part of [card.locator('p b').last(), card.getByText('View Details')])
        expect((await start(part)) > from + 200, `${width} px`).toBe(isBeside);
    }
  });

  test('the work of a study stands beside its headline from 768 px', async ({ page }) => {
    await page.goto(await addressOf(page, { path: '/case-studies', follow }));
    const [headline, work] = [page.locator('main h1'), page.locator('main [data-placed]').first()];
    for (const [width, isBeside] of besideFromTablets) {
      await setWidth(page, width);
      const [words, frame] = [await headline.boundingBox(), await work.boundingBox()];
      const gap = (frame?.x ?? 0) - (words?.x ?? 0) - (words?.width ?? 0);
      expect(gap > 8, `${width} px`).toBe(isBeside);
      expect((frame?.y ?? 0) < (words?.y ?? 0), `${width} px`).toBe(isBeside);
    }
  });

  test('what a study lets try stands beside what it led to, both large', async ({ page }) => {
    await setWidth(page, 768);
    await page.goto(await addressOf(page, { path: '/case-studies', follow }));
    const form = page.locator('main fieldset').first();
    const phone = page.locator('main [data-placed="phone"]').last();
    const [tried, frame, thing] = await Promise.all(
      [form, phone, phone.locator('img')].map((part) => part.boundingBox()),
    );
    expect((tried?.x ?? 0) + (tried?.width ?? 0)).toBeLessThan(frame?.x ?? 0);
    expect((thing?.width ?? 0) / (frame?.width ?? 1)).toBeGreaterThan(0.7);
  });

  test('the facts of a policy stand level in one row on a tablet', async ({ page }) => {
    await setWidth(page, 768);
    await page.goto('/refund-policy');
    expect(await rows(page.locator('main dl > div'))).toEqual([3]);
    expect(await rows(page.locator('main dl dt + dd'))).toEqual([3]);
  });

  test('ways to reach us stand two in a row on a tablet', async ({ page }) => {
    await page.goto('/contact');
    const ways = page.locator('main dl > div');
    for (const [width, counts] of [
      [1280, [1, 1, 1, 1]],
      [768, [2, 2]],
      [480, [1, 1, 1, 1]],
    ] as const) {
      await setWidth(page, width);
      expect(await rows(ways), `${width} px`).toEqual(counts);
    }
  });

  test('a heading with its bar takes one line of a phone where it has room', async ({ page }) => {
    await setWidth(page, 390);
    await page.goto('/company');
    const heading = page.locator('main h2', { hasText: 'room' }).last();
    const lines = await heading.evaluate(
      (element) =>
        element.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines).toBeLessThan(1.5);
  });

  test('the words below a headline end with a line as long as the others', async ({ page }) => {
    for (const path of ['/', '/company', '/insights', cms.path]) {
      await page.goto(path);
      for (const width of [768, 1440]) {
        await setWidth(page, width);
        const lines = await page.locator('main h1 + div > :first-child').evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return [...range.getClientRects()].map((line) => line.width);
        });
        const share = (lines.at(-1) ?? 0) / Math.max(...lines);
        expect(share, `${path} at ${width} px`).toBeGreaterThan(0.5);
      }
    }
  });

  // The others begin with their title.
  const heroes = publicPages.filter(({ name }) => name !== 'a blog' && name !== 'a policy');
  for (const visit of heroes) {
    test(`R-9-12 the hero of ${visit.name} has another picture from 768 px`, async ({
      page,
      expectFaults,
    }) => {
      if (visit.faults) expectFaults(visit.faults);
      await setWidth(page, 768);
      await page.goto(await addressOf(page, visit));
      const picture = page.locator('main section:has(h1) picture img').first();
      const shown = () => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
      await expect.poll(shown).not.toBe('');
      const desktop = await shown();
      await setWidth(page, 767);
      // Empty while the browser chooses.
      await expect.poll(async () => ['', desktop].includes(await shown())).toBe(false);
      const mobile = await shown();
      await setWidth(page, 320);
      expect(await shown()).toBe(mobile);
      await setWidth(page, 1280);
      await expect.poll(shown).toBe(desktop);
    });
  }
});

for (const visit of [...publicPages, { name: 'sign in', path: '/login', faults: undefined }]) {
  test(`at 320 px ${visit.name} does not scroll sideways and nothing sticks out`, {
    tag: '@mobile',
  }, async ({ page, expectFaults }) => {
    if (visit.faults) expectFaults(visit.faults);
    const address = await addressOf(page, visit);
    await setWidth(page, 320);
    await page.goto(address);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await stickingOut(page)).toEqual([]);
  });
}

interface Sized {
  path: string;
  /** One of the kinds of pages, not another of its kind. */
  isVisited: boolean;
  /** Of the sitemap. */
  isListed: boolean;
  /** Has a headline with a line beside a disc or grove. */
  isDrawn: boolean;
}

/** The pages of the sitemap, of studies and blogs the first. */
async function sizedPages(page: Page): Promise<Sized[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const places = Array.from(sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)/g), ([, path]) => path);
  const listed = places.filter((path = '') => !/\/(blogs|casestudy)\//.test(path));
  const drawn = listed.filter((path = '') => /^\/(?!(ar|ur|[\w-]+-policy)$)[^/]+$/.test(path));
  expect(drawn.length).toBeGreaterThan(12);
  expect(listed.length).toBeGreaterThan(20);
  const visited = await Promise.all(publicPages.map((visit) => addressOf(page, visit)));
  return Array.from(new Set([...listed.map((path) => path || '/'), ...visited]), (path) => ({
    path,
    isVisited: visited.includes(path),
    isListed: listed.includes(path) || path === '/',
    isDrawn: drawn.includes(path),
  }));
}

const windows = [
  { width: 390, height: 900 },
  { width: 768, height: 900 },
  { width: 900, height: 900 },
  { width: 992, height: 900 },
  { width: 1024, height: 768, showsDisc: true },
  { width: 1280, height: 900 },
  { width: 1440, height: 900, showsDisc: true },
  { width: 1920, height: 900 },
  { width: 2560, height: 1440, showsDisc: true },
];

/** Narrow windows are for each kind of page, and the widest for what is drawn. */
function windowsOf({ isVisited, isDrawn }: Sized) {
  return windows.filter(
    ({ width }) => (width >= 992 || isVisited) && (width <= 1920 || isDrawn || isVisited),
  );
}

// Each page is opened once for all of it, and in three tests because one would be the last to end.
for (const turn of [0, 1, 2]) {
  test(`headlines are whole, the largest and beside their discs, and no page scrolls sideways: part ${turn + 1} of 3`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/404/);
    const pages = (await sizedPages(page)).filter((_, at) => at % 3 === turn);
    for (const [at, one] of pages.entries()) {
      await page.goto(one.path);
      const sizes = windowsOf(one);
      // Back and forth, which saves a change of size for each page.
      for (const { width, height, showsDisc } of at % 2 === 0 ? sizes : sizes.toReversed()) {
        await page.setViewportSize({ width, height });
        const where = `${one.path} at ${width} px`;
        const [headline = 0, ...others] = await sizesOfHeadings(page);
        expect(Math.max(0, ...others), where).toBeLessThanOrEqual(headline);
        expect(await sidewaysOverflow(page), where).toBeLessThanOrEqual(0);
        if (width >= 992 && one.isListed) expect(await brokenLines(page), where).toEqual([]);
        if (!showsDisc || !one.isDrawn) continue;
        const [line = 1] = await onDisc(page);
        expect(line, where).toBeLessThan(20);
      }
    }
  });
}

test('what sticks out is found (negative control)', { tag: '@mobile' }, async ({ page }) => {
  await page.setContent('<body style="overflow-x: clip"><h1 style="width: 900px">Wide</h1>');
  expect(await stickingOut(page)).toEqual([expect.stringContaining('Wide')]);
});
