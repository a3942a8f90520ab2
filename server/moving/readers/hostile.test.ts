import { expect, test } from 'vitest';
import { kinds } from '../../../domain/content/kinds/kinds.ts';
import { htmlIn } from '../../../domain/content/mapped-values.ts';
import fc from '../../../tests/fast-check.ts';
import { ghostExport, ghostPost } from '../../../tests/moving/ghost-export.ts';
import { entriesIn, itemsOf } from '../../../tests/moving/read-entries.ts';
import { wxr } from '../../../tests/moving/wordpress-export.ts';
import { zipOf } from '../../../tests/moving/zip-of.ts';
import { itemValues } from '../values/item-values.ts';
import { ExportRefused } from './export-refused.ts';

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<svg onload=alert(1)><use href="data:image/svg+xml,x"/></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!-- wp:html --><object data="javascript:alert(1)"></object><!-- /wp:html -->',
  '[embed]javascript:alert(1)[/embed]',
  '[caption]<img src="x"><script>alert(1)</script>[/caption]',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
].join('\n\n');

/** What a file of each format may hold to run in a page. */
const files = {
  'export.xml': wxr([
    { id: 1, title: scripts.replaceAll(/[<&]/g, '&lt;'), content: scripts, excerpt: scripts },
  ]),
  'export.json': ghostExport({ posts: [ghostPost('a', { title: scripts, html: scripts })] }),
  'a.markdown': `---\ntitle: ${JSON.stringify(scripts)}\nimage: "javascript:alert(1)"\n---\n${scripts}`,
};

test.each(Object.entries(files))('T44 no script of %s reaches HTML', async (name, file) => {
  const [item] = itemsOf(await entriesIn(file, name));
  expect(item).toBeDefined();
  for (const kind of kinds) {
    const values = item ? itemValues(item, kind.name).values : {};
    expect(
      htmlIn(kind, values).filter((text) =>
        /<script|onerror=|onload=|="?javascript:|<iframe|<svg/i.test(text),
      ),
    ).toEqual([]);
  }
});

const strange: [name: string, file: string | Buffer][] = [
  ['nothing', ''],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a page', '<!doctype html><html><body>Hello</body></html>'],
  ['a feed', '<?xml version="1.0"?><rss version="2.0"><channel><item/></channel></rss>'],
  ['a list', '[1, 2, 3]'],
  ['a zip that is none', 'PK\u0003\u0004 and so on'],
  ['deep JSON', `{"db":[{"data":${'['.repeat(100_000)}`],
  ['brackets that do not close', '{"db":[{"meta":{"version":"5.0.0"},"data":{"posts":[}]}'],
  ['deep XML', wxr([]).replace('</channel>', () => '<a>'.repeat(100_000))],
];

test.each(strange)('%s gets a sentence', async (_name, file) => {
  const error = await entriesIn(file, 'given').catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(ExportRefused);
  expect(error).toHaveProperty('message', expect.stringMatching(/^[A-Z].*\.$/s));
});

/** Part of a file taken out, doubled or changed. */
const damages = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    by: fc.string({ maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test.each(Object.entries(files))(
  'R-I-07 a damaged %s is read or gets a sentence',
  async (name, file) => {
    await fc.assert(
      fc.asyncProperty(damages, async (all) => {
        const damaged = all.reduce((text, { at, length, by }) => {
          const place = Math.floor(at * text.length);
          return text.slice(0, place) + by + text.slice(place + length);
        }, file);
        const error = await entriesIn(damaged, name).then(
          () => null,
          (refused: unknown) => refused,
        );
        if (error !== null) expect(error).toBeInstanceOf(ExportRefused);
      }),
      { numRuns: 60 },
    );
  },
);

test('R-I-07 a damaged zip is read or gets a sentence', async () => {
  const whole = await zipOf({ 'a.markdown': files['a.markdown'], 'b.png': 'x' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        const damaged = Buffer.from(whole);
        for (const [at, byte] of changes) damaged[at] = byte;
        const error = await entriesIn(damaged, 'a.zip').then(
          () => null,
          (refused: unknown) => refused,
        );
        if (error !== null) expect(error).toBeInstanceOf(ExportRefused);
      },
    ),
    { numRuns: 100 },
  );
});
