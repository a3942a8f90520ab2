import { expect, test } from 'vitest';
import { entriesIn, itemsOf } from '../../../../tests/moving/read-entries.ts';
import { zipOf } from '../../../../tests/moving/zip-of.ts';
import { plainMarkdown } from './notation.ts';

const known = new Set(['notes/Second Note.md', 'files/p.png', '_posts/2014-05-02-second.md']);
const plain = (text: string, file = 'notes/a.md') => plainMarkdown(text, file, known);

const parts: [name: string, text: string, made: string][] = [
  [
    'a figure of Hugo',
    '{{< figure src="/a.jpg" title="Said" alt="A view" >}}',
    '<figure><img src="/a.jpg" alt="A view"><figcaption>Said</figcaption></figure>',
  ],
  [
    'a film of Hugo',
    '{{< youtube dQw4w9WgXcQ >}}',
    '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe>',
  ],
  ['a link of Hugo', '[x]({{< ref "second.md" >}})', '[x](second.md)'],
  [
    'code of Hugo',
    '{{< highlight go "linenos=true" >}}\na := 1\n{{< /highlight >}}',
    '```go\na := 1\n```',
  ],
  ['code of Jekyll', '{% highlight ruby %}\nputs 1\n{% endhighlight %}', '```ruby\nputs 1\n```'],
  [
    'a link of Jekyll',
    '[x]({% post_url 2014-05-02-second %})',
    '[x](/_posts/2014-05-02-second.md)',
  ],
  ['a picture of Jekyll', '![x]({{ site.baseurl }}/p.png)', '![x](/p.png)'],
  ['attributes of kramdown', 'A\n{: .note}\n', 'A'],
  ['a link of Obsidian', '[[Second Note#Part|words]]', '[words](</notes/Second%20Note/>)'],
  ['a picture of Obsidian', '![[p.png|300]]', '<img src="/files/p.png" alt="">'],
  ['what Obsidian does not find', '[[Gone]]', 'Gone'],
  ['a callout of Obsidian', '> [!warning] Mind\n> the gap', '> **Mind**  \n> the gap'],
  ['marks and comments of Obsidian', 'a ==b== %%c%%d', 'a **b** d'],
  ['a box to tick', '- [x] done\n- [ ] open', '- ☑ done\n- ☐ open'],
  ['a note at the foot', 'A[^1].\n\n[^1]: B', 'A<sup>1</sup>.\n\n\n<sup>1</sup> B'],
  [
    'code that shows all of it',
    '`{{< a >}}` and\n\n```\n{% b %} [[c]]\n```',
    '`{{< a >}}` and\n\n```\n{% b %} [[c]]\n```',
  ],
];

test.each(parts)('R-I-04 %s becomes plain Markdown', (_, text, made) => {
  const { text: found, notes } = plain(text);
  expect(found.trim()).toBe(made);
  expect(notes).toEqual([]);
});

test('R-I-04 what nothing here stands for becomes its text, and is named once', () => {
  const text = '{{% notice %}}Mind{{% /notice %}} {% include a.html %} {{ page.x }} {{% notice %}}';
  expect(plain(text)).toEqual({
    text: 'Mind   ',
    notes: [
      { what: 'shortcode {{< notice >}}', became: 'Its text, without what the program did.' },
      { what: 'tag {% include %}', became: 'Left out: it holds no text.' },
      { what: 'value {{ page.x }}', became: 'Left out: it holds no text.' },
    ],
  });
  const mdx = plain("import A from './a'\nexport const b = 1\n\nText", 'a.mdx');
  expect(mdx).toEqual({
    text: '\nText',
    notes: [{ what: 'code of MDX', became: 'Left out: it holds no text.' }],
  });
});

test('R-I-07 signs that never end are read in time', () => {
  const signs = [
    '{{< a ',
    '{% a ',
    '[[',
    '{{ a',
    '==a ',
    '%%',
    '```',
    '`a',
    '\n',
    '> ',
    '- [',
    '~~~\n',
  ];
  for (const part of [...signs, '{{< highlight ', '[^', '{:']) {
    expect(plain(part.repeat(60_000)).notes.length).toBeLessThan(2);
  }
});

const spaces = ' '.repeat(100_000);

test.each([
  ['no name', `{{<${spaces}`],
  ['a name alone', `{{< ${'a'.repeat(99)}${spaces}`],
  ['code that is spaces', `{{< highlight a >}}${`${spaces.slice(0, 19_000)}x`}{{< /highlight >}}`],
  ['code without an end', `{{< highlight${' '.repeat(190)}>}}`.repeat(1_900)],
  ['names without an end', '{{< a/b >}}/b/b/b'.repeat(1_900) + '/b'.repeat(400_000)],
])(
  'T44 R-I-07 a template of %s is read in time',
  (_, text) => {
    expect(plain(text.repeat(text.length < 30_000 ? 60 : 1)).notes.length).toBeLessThan(2);
  },
  3_000,
);

test('R-I-04 a shortcode may close itself', () => {
  expect(plain('{{< youtube id=a />}}{{< ref b.md / >}}').text.trim()).toBe(
    '<iframe src="https://www.youtube.com/watch?v=a"></iframe>\n\nb.md',
  );
});

test('R-I-04 texts find each other by their files, and have the name of their file for a title', async () => {
  const zip = await zipOf({
    'posts/first-one.md': 'See [it](../posts/other.md#part)',
    'posts/other.md': '---\nslug: elsewhere\n---\ncaf\u00e9',
    'posts/windows.md': { content: Buffer.from('caf\u00e9', 'latin1') },
    'posts/wide.md': { content: Buffer.from('\uFEFFcaf\u00e9', 'utf16le') },
  });
  const items = itemsOf(await entriesIn(zip, 'notes.zip'));
  const [first, other, ...encoded] = items;
  expect(first).toMatchObject({
    title: 'First one',
    html: '<p>See <a href="/posts/other/#part">it</a></p>',
  });
  expect(other?.addresses).toContain('/posts/other/');
  expect([other, ...encoded].map((item) => item?.html)).toEqual(Array(3).fill('<p>caf\u00e9</p>'));
});
