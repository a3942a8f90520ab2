import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { scriptAttacks as attacks } from '../../../tests/security/script-attacks.ts';
import { cleanHtml, plainText } from './rich-text.ts';
import { richTextLimit } from './rich-text-limit.ts';

/** The list of docs/threats.md, 'Allowed HTML', written down a second time. */
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 ul li strong b em i u s sub sup blockquote code pre figure figcaption table thead tbody tr'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** The values of 'Named nodes' of that page, per element and attribute. */
const namedValues: Record<string, string[]> = {
  'figure data-node': ['gallery', 'film'],
  'figure data-width': ['half', 'full'],
  'p data-node': ['action'],
  'img data-node': ['decoration'],
};

/** What of the HTML, read as a browser reads it, is not allowed. */
function violations(html: string): string[] {
  function walk(node: DefaultTreeAdapterTypes.Node, depth: number): string[] {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [`${node.nodeName}`];
    const attributes = allowed[node.tagName];
    if (!attributes || depth > 51) return [`<${node.tagName}> at ${depth}`];
    const wrong = node.attrs.filter(({ name, value }) => {
      if (name === 'href') return !/^(https?:\/\/|mailto:|tel:|\/(?!\/))[^\\]*$/i.test(value);
      if (name === 'src') return !/^(https:\/\/|\/(?!\/))[^\\]*$/i.test(value);
      const values = namedValues[`${node.tagName} ${name}`];
      return values ? !values.includes(value) : !attributes.includes(name);
    });
    return [...wrong.map(({ name, value }) => `${name}=${value}`), ...inside(node, depth)];
  }
  function inside({ childNodes }: DefaultTreeAdapterTypes.ParentNode, depth: number): string[] {
    return childNodes.flatMap((child) => walk(child, depth + 1));
  }
  return inside(parseFragment(html), 0);
}

const part = fc.constantFrom(
  ...attacks,
  ...Object.keys(allowed).flatMap((tag) => [
    `<${tag}>`,
    `</${tag}>`,
    `<${tag} onclick=x title='">'>`,
    `<${tag} data-node=film data-width=half>`,
    `<${tag} data-node='action" onclick="x' data-width=wide data-nodes=gallery>`,
    `<${tag} src=/a data-node=decoration data-node=gallery>`,
  ]),
  ...'svg math style script noscript template select option form button div span nobr caption tfoot'
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...['text', ' ', '\n\n', '&amp;', '&lt;', '&#0;', '\0', '<', '>', '"', '<!--', '-->', '😀'],
);
const anyHtml = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: part },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

test.each(attacks)('T06 nothing of %s can run', (attack) => {
  expect(violations(cleanHtml(attack))).toEqual([]);
});

test('the check sees what the sanitiser removes (negative control)', () => {
  const harmless = attacks.filter((attack) => violations(attack).length === 0);
  // A parser drops a second body by itself, and escaped text is text.
  expect(harmless).toEqual(['<body onload=alert(1)>', '&lt;script&gt;alert(1)&lt;/script&gt;']);
});

test('T06 of any HTML only what is allowed remains, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const clean = cleanHtml(html);
      expect(violations(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: fuzzRuns(60_000, 1_000_000) },
  );
}, 1_200_000);

test('T06 a link inside a link settles in one cleaning', () => {
  const clean = cleanHtml('<a title=">"><table><td><caption><a href="/x">x</a>');
  expect(cleanHtml(clean)).toBe(clean);
});

test('R-2.6-04 what an editor may write comes through as it is', () => {
  const html =
    '<h2>One</h2><h3>Two</h3><h4>Three</h4><p><b>b</b><i>i</i><strong>s</strong><em>e</em><u>u</u><s>s</s><sub>1</sub><sup>2</sup><br>line</p><ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote><p>q</p></blockquote><pre><code>c &lt; d</code></pre><hr><figure><img src="/media/a.webp" alt="A" width="4" height="3" loading="lazy"><figcaption>f</figcaption></figure><table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table><a href="/contact">own</a><a href="mailto:a@example.com">mail</a><a href="tel:+44">call</a>';
  expect(cleanHtml(html)).toBe(html);
});

test('T06 named nodes come through, and no other name', () => {
  const html =
    '<figure data-node="gallery" data-width="full"><img src="/a.webp" alt="A" loading="lazy"><img src="/b.webp" alt="" data-node="decoration" loading="lazy"><figcaption>Two</figcaption></figure><figure data-node="film"><a href="/media/a.mp4">A film</a></figure><p data-node="action"><a href="/contact">Get Started</a></p><figure data-width="half"><img src="/a.webp" alt="A" loading="lazy"></figure>';
  expect(cleanHtml(html)).toBe(html);
  expect(
    cleanHtml(
      '<p data-node="film" data-width="half">a</p><figure data-node="Film" data-width="12" data-embed="https://a.example">b</figure><h2 data-node="action">c</h2>',
    ),
  ).toBe('<p>a</p><figure>b</figure><h2>c</h2>');
});

test('a picture with words is no decoration', () => {
  expect(cleanHtml('<img src="/a.png" alt="A" data-node="decoration">')).toBe(
    '<img src="/a.png" alt="A" loading="lazy">',
  );
});

test('links to other hosts open safely, pictures load lazily, h1 becomes h2', () => {
  expect(cleanHtml('<a href="https://a.example" rel="x" target="_top">a</a>')).toBe(
    '<a href="https://a.example" rel="noopener noreferrer" target="_blank">a</a>',
  );
  expect(cleanHtml('<img src="https://a.example/b.png">')).toBe(
    '<img src="https://a.example/b.png" alt="" loading="lazy">',
  );
  expect(cleanHtml('<h1 class="x">Title</h1>')).toBe('<h2>Title</h2>');
  expect(cleanHtml('<img src="http://a.example/b.png">a<img>')).toBe('a');
});

test('text that is no HTML stays readable', () => {
  expect(cleanHtml('Fish & chips < 3 > 2')).toBe('Fish &amp; chips &lt; 3 &gt; 2');
  expect(cleanHtml('')).toBe('');
});

test('T06 endless nesting and endless text end at the limits', () => {
  const monsters = [
    '<b>',
    '<div>',
    '<ul><li>',
    '<table><td>',
    '<template>',
    '&',
    '<',
    '<a href=/x>y</a>',
  ];
  for (const monster of monsters) {
    const clean = cleanHtml(monster.repeat(20_000));
    expect(clean.length, monster).toBeLessThanOrEqual(richTextLimit);
    expect(violations(clean), monster).toEqual([]);
    expect(cleanHtml(clean) === clean, monster).toBe(true);
  }
}, 120_000);

test('plain text is what a reader sees, on one line', () => {
  const html =
    '<h2>A &amp; B</h2><p>one<br>two <b>thr</b>ee</p><script>no</script><ul><li>x</li><li>y</li></ul>';
  expect(plainText(html)).toBe('A & B one two three x y');
  fc.assert(
    fc.property(anyHtml, (text) => {
      expect(plainText(text)).toMatch(/^$|^\S(.*\S)?$/u);
    }),
    { numRuns: 300 },
  );
});

test('T35 width and height of a picture are digits', () => {
  const shown = (attribute: string) => cleanHtml(`<img src="/a.png" ${attribute}>`);
  const bare = '<img src="/a.png" alt="" loading="lazy">';
  for (const value of ['onerror=alert(1) x', '50%', '-1', '1e3', '', ' 12', '１２', '123456']) {
    expect(shown(`width="${value}"`)).toBe(bare);
    expect(shown(`height="${value}"`)).toBe(bare);
  }
  expect(shown('width="640" height="12345"')).toContain('width="640" height="12345"');
});
