import { movedPages } from '../../content/moved-pages.ts';
import type { Finding } from '../../domain/api/content/editing/doctor.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';

export const [movedPath = ''] = movedPages.keys();

export type Fields = Record<string, unknown>;

/** Text that no compression makes short. */
function noise(): string {
  let state = 1;
  const word = () => {
    state = (state * 48_271) % 2_147_483_647;
    // 14 bits a sign: letters of one alphabet would be compressed to less than a page may weigh.
    return String.fromCodePoint(0x4e00 + (state % 20_000), 0x4e00 + ((state >> 8) % 20_000));
  };
  return Array.from({ length: 30_000 }, word).join(' ').slice(0, 90_000);
}

/** A blog whose second paragraph is the HTML. */
const withParagraph = (html: string) => (blog: Fields) => {
  const content = [...(blog.blogs_content as object[])];
  content[1] = { heading: 'Seeded', paragraph: html };
  return { blogs_content: content };
};
const paragraph = 'blogs_content.1.paragraph';
const long = 'Moving a large site without losing any of its many addresses, step by step';

type Seed = [
  fault: string,
  kind: ItemKind,
  change: Fields | ((fields: Fields) => Fields),
  found: [Finding['check'], field: string],
  severity: 'error' | 'hint',
];

/** Faults, each on an otherwise healthy item, and what the doctor must find. */
export const seeds: Seed[] = [
  ['no title at all', 'blog', { title: '', metaTitle: '' }, ['title', 'title'], 'error'],
  ['a title too long', 'blog', { metaTitle: long }, ['title', 'metaTitle'], 'hint'],
  ['a title too short', 'blog', { metaTitle: 'SEO' }, ['title', 'metaTitle'], 'hint'],
  [
    'a location title too long',
    'location-page',
    { meta_title: long },
    ['title', 'meta_title'],
    'hint',
  ],
  [
    'a study heading too long',
    'case-study',
    { heroHeading: long },
    ['title', 'heroHeading'],
    'hint',
  ],
  [
    'no description',
    'blog',
    { metaDescription: '', brief_paragraph: '' },
    ['description', 'metaDescription'],
    'hint',
  ],
  [
    'a short description',
    'blog',
    { metaDescription: 'Short.' },
    ['description', 'metaDescription'],
    'hint',
  ],
  [
    'a long description',
    'blog',
    { metaDescription: `${long} ${long} ${long}` },
    ['description', 'metaDescription'],
    'hint',
  ],
  [
    'no description of a location',
    'location-page',
    { meta_description: '', main_paragraph: '', highlighted_heading: 'Here' },
    ['description', 'meta_description'],
    'hint',
  ],
  ['no date', 'blog', { published_date: '' }, ['date', 'published_date'], 'hint'],
  ['no top heading', 'blog', { title: '' }, ['headings', 'title'], 'error'],
  [
    'no heading of a study',
    'case-study',
    { heroHeading: '' },
    ['headings', 'heroHeading'],
    'error',
  ],
  [
    'a level left out',
    'blog',
    withParagraph('<h4>Deep</h4><p>Text.</p>'),
    ['headings', paragraph],
    'error',
  ],
  [
    'a level left out inside',
    'location-page',
    { paragraph_2: '<p>x</p><h2>One</h2><h4>Deep</h4>' },
    ['headings', 'paragraph_2'],
    'error',
  ],
  [
    'an empty heading',
    'blog',
    withParagraph('<h3> </h3><p>Text.</p>'),
    ['headings', paragraph],
    'hint',
  ],
  [
    'a second top heading',
    'blog',
    withParagraph('<h1>Again</h1><p>Text.</p>'),
    ['headings', paragraph],
    'hint',
  ],
  [
    'a picture without alt',
    'blog',
    withParagraph('<p><img src="/favicon.svg"></p>'),
    ['pictures', paragraph],
    'error',
  ],
  [
    'a file name as alt',
    'case-study',
    {
      sec1Para:
        '<p>Words enough to stand for the page, and some more of them.</p><img src="/favicon.svg" alt="IMG_2041.jpg">',
    },
    ['pictures', 'sec1Para'],
    'error',
  ],
  [
    'a picture that is gone',
    'blog',
    withParagraph('<p><img src="/media/none.png" alt="A dhow"></p>'),
    ['pictures', paragraph],
    'error',
  ],
  [
    'a banner that is gone',
    'blog',
    { blog_image: '/media/none.jpg' },
    ['pictures', 'blog_image'],
    'error',
  ],
  [
    'a study picture that is gone',
    'case-study',
    { sec2Img: '/media/none.jpg' },
    ['pictures', 'sec2Img'],
    'error',
  ],
  [
    'a broken link',
    'blog',
    withParagraph('<p><a href="/no-such-page">here</a></p>'),
    ['links', paragraph],
    'error',
  ],
  [
    'a broken link by the whole address',
    'blog',
    withParagraph('<p><a href="https://agency.example/blogs/none">here</a></p>'),
    ['links', paragraph],
    'error',
  ],
  [
    'a link to a moved page',
    'blog',
    withParagraph(`<p><a href="${movedPath}">here</a></p>`),
    ['links', paragraph],
    'hint',
  ],
  [
    'a link in another spelling',
    'location-page',
    { paragraph_1: '<p><a href="/Contact/">here</a></p>' },
    ['links', 'paragraph_1'],
    'hint',
  ],
  [
    'a link that saving drops',
    'blog',
    withParagraph('<p><a href="#nowhere">up</a></p>'),
    ['html', paragraph],
    'hint',
  ],
  [
    'a link in a study',
    'case-study',
    { sec3Para1: '<p><a href="/casestudy/000000000000000000000000">x</a></p>' },
    ['links', 'sec3Para1'],
    'error',
  ],
  [
    'a canonical link elsewhere',
    'blog',
    { canonicalLink: 'https://other.example/x' },
    ['canonical', 'canonicalLink'],
    'hint',
  ],
  [
    'a canonical link to nothing',
    'location-page',
    { meta_link: '/no-such-page' },
    ['canonical', 'meta_link'],
    'error',
  ],
  [
    'a canonical link to another page',
    'blog',
    { canonicalLink: '/contact' },
    ['canonical', 'canonicalLink'],
    'hint',
  ],
  [
    'a headline beyond all measure',
    'blog',
    { title: `${long}, ${long}` },
    ['structured data', 'title'],
    'hint',
  ],
  [
    'a script',
    'blog',
    withParagraph('<p>Text.</p><script>alert(1)</script>'),
    ['html', paragraph],
    'error',
  ],
  [
    'a frame',
    'case-study',
    { sec2Para: '<p>x</p><iframe src="https://map.example"></iframe>' },
    ['html', 'sec2Para'],
    'error',
  ],
  [
    'an event',
    'location-page',
    { paragraph_3: '<p onclick="x()">Text.</p>' },
    ['html', 'paragraph_3'],
    'hint',
  ],
  [
    'a colour nobody can read',
    'blog',
    withParagraph('<p style="color: #ccc">Pale.</p>'),
    ['contrast', paragraph],
    'hint',
  ],
  [
    'one in another notation',
    'blog',
    withParagraph('<p style="color: hsl(50 100% 70%)">Pale.</p>'),
    ['contrast', paragraph],
    'hint',
  ],
  [
    'a pale font',
    'blog',
    withParagraph('<font color="yellow">Pale.</font>'),
    ['contrast', paragraph],
    'hint',
  ],
  [
    'a picture of another site',
    'blog',
    { blog_image: 'https://other.example/a.jpg' },
    ['weight', 'blog_image'],
    'hint',
  ],
  [
    'a page too heavy',
    'blog',
    withParagraph(`<p>${noise()}</p>`),
    ['weight', 'blog_image'],
    'hint',
  ],
  ['no section 4', 'case-study', { sec4Heading: '' }, ['saving', 'sec4Heading'], 'error'],
  ['an unknown template', 'case-study', { template: 'template9' }, ['saving', 'template'], 'error'],
  ['no main heading', 'location-page', { main_heading: '' }, ['saving', 'main_heading'], 'error'],
  ['a reserved slug', 'location-page', { slug_url: 'contact' }, ['saving', 'slug_url'], 'error'],
  ['a slug with a slash', 'blog', { slug_url: 'a/b' }, ['saving', 'slug_url'], 'error'],
  ['neither title nor slug', 'blog', { title: '', slug_url: '' }, ['saving', 'slug_url'], 'error'],
  [
    'eleven pairs',
    'blog',
    { blogs_content: Array.from({ length: 11 }, () => ({ heading: 'a', paragraph: 'b' })) },
    ['saving', 'blogs_content'],
    'error',
  ],
];
