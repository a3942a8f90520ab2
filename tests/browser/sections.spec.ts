import { drawingAddress, drawingSeedOfPath } from '../../domain/media/drawing.ts';
import { expect, test } from './administrator-calls.ts';
import { stickingOut } from './sticking-out.ts';
import { violations } from './violations.ts';
import { scrollThrough, skipEntrances } from './visits.ts';

const long = 'Donaudampfschifffahrtsgesellschaft';

/** Each kind of section that editors add themselves; its pictures are drawn for the page at the path. */
function sectionsOf(path: string) {
  const picture = drawingAddress(drawingSeedOfPath(path), 'banner');
  const people = ['Ana Reis', 'Rui', `Eva ${long}`, 'Ngozi'].map((name, index) => ({
    name,
    role: 'Design lead',
    about: `Call ${name} on Mondays.`,
    portrait: index === 1 ? '' : picture,
  }));
  const pictures = [1, 2, 3].map((place) => ({ picture, alt: `Room ${place}`, caption: long }));
  return {
    hero: { headline: 'All kinds', size: 'low' },
    text: {
      heading: long,
      text: `<p>${long} <a href="/contact">calls</a></p><ul><li>One</li></ul>`,
    },
    picture: { picture, alt: 'A room', caption: 'The long table', width: 'half' },
    gallery: { heading: 'Rooms', columns: '4', pictures },
    film: {
      heading: 'A day',
      film: '/media/a.mp4',
      about: 'A day',
      poster: picture,
      transcript: 'Good morning.',
    },
    quote: { words: `It works: ${long}.`, who: 'Ana Reis', role: 'Dispatch', picture },
    people: { heading: 'People', people, note: 'Invented people.' },
    'call-to-action': {
      heading: 'Begin?',
      text: 'Call.',
      label: 'Start',
      href: '/contact',
      secondLabel: 'See',
      secondHref: '/company',
    },
  };
}

for (const ground of ['paper', 'sand', 'water', 'night']) {
  test(`on ${ground}, no section has a violation or sticks out at any width`, async ({
    page,
    addPage,
  }) => {
    const path = `/sections-on-${ground}`;
    const list = Object.entries(sectionsOf(path)).map(([kind, props]) => ({
      kind,
      props: { ...props, ground },
    }));
    await page.goto(await addPage({ name: `On ${ground}`, path, sections: list }));
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    await skipEntrances(page);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((given) => document.documentElement.setAttribute('dir', given), dir);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await stickingOut(page), `${width} px, ${dir}`).toEqual([]);
      }
      expect.soft(await violations(page), dir).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await violations(page), 'forced colours').toEqual([]);
  });
}

test('a film is played with the browser’s controls, and its words open without script', async ({
  browser,
  baseURL,
  addPage,
}) => {
  const sections = [{ kind: 'film', props: sectionsOf('/a-film').film }];
  const path = await addPage({ name: 'A film', path: '/a-film', sections });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByText('Good morning.')).toBeHidden();
  await page.getByText('Transcript').click();
  await expect(page.getByText('Good morning.')).toBeVisible();
  await expect(page.locator('video[controls]')).toHaveAttribute('preload', 'none');
  await context.close();
});
