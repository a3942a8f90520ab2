import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Right-to-left is a layout, not a mirror',
  slug_url: 'right-to-left-is-a-layout-not-a-mirror',
  brief_paragraph:
    'Flip the page and half of it is wrong: phone numbers, clocks, play buttons, prices in the middle of a sentence. Here is a guide to what turns round in Arabic and Urdu and what stays where it is, with the type settings that are forgotten most often and eight checks you can run on your own site before lunch.',
  category: 'UI/UX Design',
  author: 'Hind M.',
  published_date: '24 April 2025',
  blog_image: '/media/drawings/right-to-left-is-a-layout-not-a-mirror/banner.svg',
  metaTitle: 'Right-to-left design for Arabic and Urdu: a guide',
  metaDescription:
    'What turns round in a right-to-left layout, what stays as it is, how mixed text behaves, and eight checks for an Arabic or Urdu website.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'The rule behind the rules',
      paragraph: `
<p>Ask of every part of the page: does it follow the <em>direction of reading</em>, or does it show something in the <em>world</em>? A menu follows reading, so it moves to the right. A clock shows the world, so it keeps turning the way clocks turn. Nearly all the decisions below come from that one question, and it settles most arguments in the design review.</p>
<p>The technical side starts with a single attribute. With <code>dir="rtl"</code> and the correct <code>lang</code> on the page, browsers turn text, tables, lists and form controls by themselves. What they cannot know is the intention behind your own layout. That has to be written in terms of <em>start</em> and <em>end</em>, as in <code>margin-inline-start</code>, and never in terms of left and right.</p>
`,
    },
    {
      heading: 'What turns, what stays',
      paragraph: `
<h3>Turns with the reading</h3>
<ul>
<li>Logo, menu and breadcrumbs; the order of columns and of steps one, two, three.</li>
<li>Back and forward arrows, and the arrows of a carousel together with its direction of movement.</li>
<li>Progress bars, sliders for price or distance, and the star rating.</li>
<li>Icons that show text: a list, a quotation, a speech bubble’s tail.</li>
</ul>
<h3>Stays as it is</h3>
<ul>
<li>Phone numbers, card numbers, part numbers, e-mail and web addresses.</li>
<li>Play, pause and the time bar of a video or audio player.</li>
<li>Clocks, maps, photographs and logos, including those of payment cards.</li>
<li>Ticks, magnifying glasses, cups and other things held in a hand.</li>
</ul>
<h3>Needs a decision</h3>
<p>A chart with years along its base can be drawn either way, and you will find both in Arabic newspapers. Choose one, keep it across the whole site and label the axis. The same goes for digits: 2025 or ٢٠٢٥. Company sites in the UAE mostly use the first form. If your figures come from a database and your text from an editor, make sure that both agree.</p>
`,
    },
    {
      heading: 'Mixed text breaks quietly',
      paragraph: `
<p>An Arabic sentence with an English product name, a number and a full stop is laid out by the browser according to fixed rules. They work until a character without its own direction stands at the border. A bracket jumps to the wrong side, a plus sign in front of a phone number lands behind it, and ‘6–9’ reads as ‘9–6’.</p>
<p>The cure is to isolate the foreign piece. Wrap names, numbers and codes that come from data in <code>&lt;bdi&gt;</code>, and set <code>dir="ltr"</code> on fields for phone, e-mail and address. Mark the language of quoted passages as well, so that a screen reader changes its voice; the W3C explains why under <a href="https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts">language of parts</a>.</p>
<blockquote><p>Test with your longest product name, a phone number and a bracket in one sentence. If that line is right, most others will be.</p></blockquote>
`,
    },
    {
      heading: 'Type has its own rules',
      paragraph: `
<p>Arabic letters join. Any extra space between letters, even the slight amount many designs give to headings, pulls the joints apart, so set it to zero. There are no capitals, and slanted text looks like a fault: a label that stood out in English by being upper case or italic needs weight or colour in Arabic.</p>
<p>Size matters too. At the same number of pixels most Arabic typefaces look smaller than Latin ones, and their strokes reach further above and below the line. Our usual starting point is 10% larger with a line height of 1.7 to 1.8, then a look on a real phone. Urdu readers often expect the Nastaliq style, which slopes downwards through each word and needs a height of 2 or more. Buttons with a fixed height cut it off.</p>
`,
    },
    {
      heading: 'Eight checks before lunch',
      paragraph: `
<p>Open your Arabic or Urdu pages on a phone and go through this list.</p>
<ol>
<li>Does the menu open from the side on which its button stands?</li>
<li>Can you swipe the carousel in the direction of its arrow?</li>
<li>Does the plus sign stand in front of the country code?</li>
<li>Does the cursor in the e-mail field start on the left?</li>
<li>Are error messages in the language of the page, next to their field?</li>
<li>Do headings keep their joints at every size?</li>
<li>Does the language switch lead to the same page, and does it name the language in its own script?</li>
<li>With the page enlarged to 200%, is anything cut off at the left edge?</li>
</ol>
<p>Fewer than six correct answers suggest that the layout was flipped at the end of the project. What it takes to put right is in our article on <a href="/blogs/what-a-bilingual-website-really-costs-in-the-uae">the cost of a bilingual website</a>. The checks find faults in the page; to find faults in the wording, <a href="/blogs/usability-tests-with-five-people-in-two-languages">test with readers</a>.</p>
`,
    },
  ],
};
