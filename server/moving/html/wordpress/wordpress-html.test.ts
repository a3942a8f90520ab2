import { expect, test } from 'vitest';
import { TooManyElements } from '../../../../domain/content/html-tree.ts';
import fc from '../../../../tests/fast-check.ts';
import type { PostSite } from './post-site.ts';
import { htmlOfWordPress } from './wordpress-html.ts';

const site: PostSite = {
  attachments: new Map([
    ['5', { address: 'https://old.example/a.jpg', alt: 'A', caption: 'First' }],
    ['6', { address: 'https://old.example/b.jpg', alt: '', caption: '' }],
  ]),
  sharedBlocks: new Map([
    ['9', '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->'],
    ['10', '<!-- wp:block {"ref":10} /-->'],
  ]),
  attachedPictures: () => [{ address: 'https://old.example/c.jpg', alt: 'C', caption: '' }],
  footnotes: '',
};

const cases: [name: string, content: string, html: string][] = [
  [
    'paragraphs of the classic editor',
    'One\nline\n\n<strong>Two</strong>\r\n\r\n<ul>\n<li>a</li>\n</ul>\nThree',
    '<p>One<br>\nline</p><p><strong>Two</strong></p><ul>\n<li>a</li>\n</ul><p>Three</p>',
  ],
  [
    'blocks',
    '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">A</h3>\n<!-- /wp:heading -->\n\n<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>a</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
    '<h3 class="wp-block-heading">A</h3><ul class="wp-block-list">\n<li>a</li>\n</ul>',
  ],
  [
    'a caption',
    '[caption id="attachment_5" align="left" width="300"]<a href="/x"><img src="/a.jpg" alt="A"></a> The <em>words</em>[/caption]',
    '<figure><a href="/x"><img src="/a.jpg" alt="A"></a><figcaption>The <em>words</em></figcaption></figure>',
  ],
  [
    'a caption within a paragraph',
    '<p>\n[caption]<img src="/a.jpg" alt="A">Words[/caption]\nOne\nline\n</p>',
    '<figure><img src="/a.jpg" alt="A"><figcaption>Words</figcaption></figure><p>One<br>\nline</p>',
  ],
  [
    'a gallery by numbers',
    'Before\n\n[gallery ids="5,6" columns="2"]\n\nAfter',
    '<p>Before</p><figure data-node="gallery"><img src="https://old.example/a.jpg" alt="A"><img src="https://old.example/b.jpg" alt=""><figcaption>First</figcaption></figure><p>After</p>',
  ],
  [
    'a gallery of what was uploaded to the post',
    '[gallery]',
    '<figure data-node="gallery"><img src="https://old.example/c.jpg" alt="C"></figure>',
  ],
  [
    'a gallery block',
    '<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":5} -->\n<figure class="wp-block-image"><img src="/a.jpg" alt="" class="wp-image-5"/><figcaption class="wp-element-caption">One</figcaption></figure>\n<!-- /wp:image --><!-- wp:image -->\n<figure class="wp-block-image"><img src="/b.jpg" alt=""/></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->',
    '<figure data-node="gallery"><img src="/a.jpg" alt="" class="wp-image-5"><img src="/b.jpg" alt=""><figcaption>One</figcaption></figure>',
  ],
  [
    'films',
    '[embed width="600"]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/embed]\n\nhttps://vimeo.com/76979871\n\n[video mp4="/wp-content/a.mp4"][/video]',
    '<figure data-node="film"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Film</a></figure><figure data-node="film"><a href="https://vimeo.com/76979871">Film</a></figure><figure data-node="film"><a href="/wp-content/a.mp4">Film</a></figure>',
  ],
  [
    'an embed block with a caption',
    '<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ","type":"video"} -->\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption class="wp-element-caption">Our talk</figcaption></figure>\n<!-- /wp:embed -->',
    '<figure data-node="film"><a href="https://youtu.be/dQw4w9WgXcQ">Our talk</a></figure>',
  ],
  [
    'an embed that is no film',
    '<!-- wp:embed -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://social.example/@ada/1\n</div></figure>\n<!-- /wp:embed -->',
    '<p><a href="https://social.example/@ada/1">social.example</a></p>',
  ],
  [
    'sound',
    '[audio mp3="https://old.example/a.mp3"]',
    '<p><a href="https://old.example/a.mp3">Listen</a></p>',
  ],
  [
    'a button, columns and a shared block',
    '<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column"><!-- wp:paragraph -->\n<p>Left</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/go">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:block {"ref":9} /-->',
    '<p>Left</p><p data-node="action"><a href="/go">Go</a></p><p>Shared</p>',
  ],
  [
    'addresses in code',
    '<!-- wp:code -->\n<pre><code>wget\nhttps://youtu.be/dQw4w9WgXcQ\nhttps://a.example/x\n</code></pre>\n<!-- /wp:code -->',
    '<pre><code>wget\nhttps://youtu.be/dQw4w9WgXcQ\nhttps://a.example/x\n</code></pre>',
  ],
  [
    'a caption that is quoted',
    '[caption caption="The &quot;old&quot; style"]<img src="/a.jpg" alt="A">[/caption]',
    '<figure><img src="/a.jpg" alt="A"><figcaption>The "old" style</figcaption></figure>',
  ],
  ['what only looks like a shortcode', 'He said [sic] and [1].', '<p>He said [sic] and [1].</p>'],
  ['an escaped shortcode', 'Write [[gallery]] there', '<p>Write [gallery] there</p>'],
  ['code', '<pre><code>[gallery]\n\n$a</code></pre>', '<pre><code>[gallery]\n\n$a</code></pre>'],
  [
    'code between shortcodes',
    '[code]<?php echo "<b>"; ?>[/code]\n\n[sourcecode language="php"]\nif ($a &lt; 1) {\n    run("[gallery]");\n}\n\n<!-- done --><script>\n[/sourcecode]\n\nWrite [[php]] or [code]',
    '<pre><code>&lt;?php echo "&lt;b&gt;"; ?&gt;</code></pre><pre><code>if ($a &lt; 1) {\n    run("[gallery]");\n}\n\n&lt;!-- done --&gt;&lt;script&gt;</code></pre><p>Write [php] or [code]</p>',
  ],
];

/** Line breaks between blocks say nothing. */
function joined(html: string): string {
  return html.replaceAll(/>\n+</g, () => '>\n<').replaceAll(/>\n<(?!\/?li|\/ul)/g, () => '><');
}

for (const [name, content, html] of cases) {
  test(`as HTML: ${name}`, () => {
    const made = htmlOfWordPress(content, site);
    expect(joined(made.html)).toBe(html);
    expect(made.notes.filter(({ became }) => !became.startsWith('A link'))).toEqual([]);
  });
}

test('what a plugin did is named, and its text stays', () => {
  const { html, notes } = htmlOfWordPress(
    '[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row]\n\n[contact-form-7 id="1" title="Ask"]\n\n[pricing]',
    site,
  );
  expect(html).toBe('<p>Words</p>');
  expect(notes).toEqual([
    { what: 'shortcode [vc_row]', became: 'Its text, without what the plugin did.' },
    { what: 'shortcode [vc_column]', became: 'Its text, without what the plugin did.' },
    { what: 'shortcode [contact-form-7] “Ask”', became: 'Left out: it holds no text.' },
    { what: 'shortcode [pricing]', became: 'Left out: it holds no text.' },
  ]);
});

test.each([
  '<p>Read it <a href="/x">[here]</a></p>',
  '<table><tbody><tr><td>[optional]</td><td>\n[none]\n</td></tr></tbody></table>',
  '<p><strong>[laughter]</strong></p>',
  '<ul><li>[draft]</li></ul>',
  '<blockquote><p>[translated]</p></blockquote>',
  '<blockquote><p>Words</p><p>[translated]</p></blockquote>',
  '<p>[Laughter]</p>',
])('words alone in brackets stay: %s', (content) => {
  const { html, notes } = htmlOfWordPress(content, site);
  expect(html.match(/\[\w+\]/g)).toEqual(content.match(/\[\w+\]/g));
  expect(notes).toEqual([]);
});

test.each([
  'Words\n\n[pricing]\n\nWords',
  '<p>[pricing]</p>',
  '<div class="wp-block-group is-layout-constrained has-background">\n[pricing]\n</div>',
  '<h2>Words</h2>[pricing]<p>Words</p>',
  '<p>Words<br />[pricing]<br />Words</p>',
  '<strong>Words</strong>\n[pricing]\n<em>Words</em>',
])('a shortcode alone in its line is of a plugin: %s', (content) => {
  const { html, notes } = htmlOfWordPress(content, site);
  expect(html).not.toContain('pricing');
  expect(notes).toEqual([{ what: 'shortcode [pricing]', became: 'Left out: it holds no text.' }]);
});

test('a gallery tells of files that the export does not hold', () => {
  const some = htmlOfWordPress('[gallery ids="5,77"]', site);
  expect(some.html).toContain('a.jpg');
  expect(some.notes).toEqual([
    { what: 'shortcode [gallery]', became: 'Without the files that the export does not hold.' },
  ]);
  const none = htmlOfWordPress('[gallery ids="77"]\n\n[video]', site);
  expect(none.html).toBe('');
  expect(none.notes).toEqual([
    { what: 'shortcode [gallery]', became: 'Left out: its files are not in the export.' },
    { what: 'shortcode [video]', became: 'Left out: its files are not in the export.' },
  ]);
});

test('blocks of plugins give the words that they keep in their attributes', () => {
  const { html, notes } = htmlOfWordPress(
    '<!-- wp:acf/hero {"data":{"title":"We build it","_title":"field_1 two","size":"large"}} /--><!-- wp:latest-posts {"postsToShow":3} /-->',
    site,
  );
  expect(html).toBe('<p>We build it</p>');
  expect(notes).toEqual([
    { what: 'block acf/hero', became: 'Its text, without what the plugin did.' },
    { what: 'block latest-posts', became: 'Left out: it holds no text.' },
  ]);
});

test.each(['हम वेबसाइट बनाते हैं', '我们为您建造网站', 'เราสร้างเว็บไซต์'])('%s is text', (text) => {
  const { html } = htmlOfWordPress(`<!-- wp:acf/hero ${JSON.stringify({ text })} /-->`, site);
  expect(html).toBe(`<p>${text}</p>`);
});

test('R-I-04 notes at the foot come from the field that their block shows', () => {
  const notes = ['One <em>two</em>', '<script>x</script>'].map((content) => ({
    content,
    id: 'u1',
  }));
  const content =
    '<!-- wp:paragraph --><p>A<sup data-fn="u1" class="fn"><a href="#u1">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
  const read = (footnotes: string) => htmlOfWordPress(content, { ...site, footnotes });
  const made = read(JSON.stringify(notes));
  expect(made.html).toContain('<ol><li>One <em>two</em></li><li><script>x</script></li></ol>');
  expect(made.notes).toEqual([]);
  for (const odd of ['', '{', 'null', '[null]', '{"content":"x"}']) {
    expect(read(odd).notes).toEqual([
      { what: 'block footnotes', became: 'Left out: it holds no text.' },
    ]);
  }
});

test('a shared block within itself ends', () => {
  const { notes } = htmlOfWordPress('<!-- wp:block {"ref":10} /-->', site);
  expect(notes).toEqual([
    { what: 'block 10', became: 'Left out: the shared block is not in the file.' },
  ]);
});

const pieces = fc.constantFrom(
  ...['<!-- wp:a {"b":1} -->', '<!-- /wp:a -->', '<!--', '-->', '[gallery ids="5"]', '[caption]'],
  ...[
    '[/caption]',
    '[x y="1"]',
    '[/x]',
    '[',
    ']',
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<pre>',
    '\n\n',
  ],
  ...['<figure class="wp-block-gallery">', '</figure>', '<img src=/a.jpg>', 'words', '"', '\ud800'],
  ...[
    'https://youtu.be/dQw4w9WgXcQ',
    '<iframe src=//a.example>',
    '<b>',
    '</b>',
    '<script>',
    '{',
    '}',
  ],
);

test('no notation throws, and no player is left', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (all) => {
      const { html } = htmlOfWordPress(`${all.join('')} end`, site);
      expect(html).not.toMatch(/<(?:iframe|embed|object|video|audio)/);
    }),
    { numRuns: 500 },
  );
});

const floods = {
  'open comments': '<!-- wp:a ',
  'open tags': '<p ',
  'open code': '<pre>',
  spaces: ' ',
  'blank lines': '\n',
  brackets: '[a ',
  'ends of shortcodes': '[a][/a]',
  'open code in brackets': '[code]',
  galleries: '<p class=gallery>',
  'bold letters': '<b x><p>',
};

/** As long as a text may be: its square does not end within the timeout of the test. */
const floodLength = 1_000_000;

function madeOf(content: string): unknown {
  try {
    return typeof htmlOfWordPress(content, site).html;
  } catch (error) {
    return error instanceof TooManyElements ? 'too many elements' : error;
  }
}

for (const [name, piece] of Object.entries(floods)) {
  test(`a megabyte of ${name} comes to an end`, { timeout: 30_000 }, () => {
    expect(madeOf(piece.repeat(floodLength / piece.length))).toMatch(
      /^(?:string|too many elements)$/,
    );
  });
}
