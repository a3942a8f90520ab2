import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'What a bilingual website really costs in the UAE',
  slug_url: 'what-a-bilingual-website-really-costs-in-the-uae',
  brief_paragraph:
    'Translation is about a quarter of the work. The rest is layout, search, forms and tests and, after the launch, the second editor you have not hired yet. Here is a plan in working days that names them all.',
  category: 'Web Development',
  author: 'Salem O.',
  published_date: '12 November 2024',
  blog_image: '/media/drawings/what-a-bilingual-website-really-costs-in-the-uae/banner.svg',
  metaTitle: 'What a bilingual website really costs in the UAE',
  metaDescription:
    'The second language of a 40-page company site, counted in working days: translation, layout, forms, search, testing and a year of keeping both versions level.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'The line everyone budgets for',
      paragraph: `
<p>Take a company site of forty pages with 250 words each. That is 10,000 words, and translators commonly plan on about 2,000 finished words a day. Five days, then, plus one for terms and questions. Translation is easy to order, easy to compare, and usually the only item in the budget with the word ‘Arabic’ beside it.</p>
<p>Two things make it better for little money. Have the whole site translated by <em>one</em> person, and give that person a list of terms first: product names, job titles, the three words your sales team uses for the same service. The list takes an hour or two and saves an argument on every page.</p>
<p>Leave the news archive out. Few people read old posts in either language, and each translated one is a promise to keep two versions in step.</p>
`,
    },
    {
      heading: 'The lines that are not written down',
      paragraph: `
<p>Arabic is read from right to left, so the page turns round: menus, columns, arrows, the order of steps. Much of this costs little when it is planned from the first day, and a good deal when it is added to a finished site. What turns and what stays is a subject of its own; see <a href="/blogs/right-to-left-is-a-layout-not-a-mirror">right-to-left is a layout</a>.</p>
<ul>
<li><strong>Type.</strong> Arabic needs a typeface chosen to match the Latin one, slightly larger, with more space between lines.</li>
<li><strong>Forms.</strong> E-mail, phone and card numbers stay left to right inside a right-to-left form. Error messages need translating too, including those your payment provider sends.</li>
<li><strong>Search.</strong> أ, إ, آ and ا are typed as one letter by people in a hurry. A search that treats them as four loses results.</li>
<li><strong>Addresses.</strong> Each page needs its own address per language, and the two must point at each other with <code>hreflang</code> so that search engines show the right one.</li>
<li><strong>Everything outside the page.</strong> Confirmation e-mails, PDF forms, the text in pictures, the cookie notice, the invoice.</li>
</ul>
`,
    },
    {
      heading: 'What it adds up to',
      paragraph: `
<p>These are our own planning ranges for the second language of a forty-page site with one enquiry form and no shop. They are estimates in working days, and a site with many tables or a booking system will be above them.</p>
<table>
<thead>
<tr><th scope="col">Item</th><th scope="col">From the first day</th><th scope="col">Added later</th></tr>
</thead>
<tbody>
<tr><td>Terms and translation</td><td>6</td><td>6</td></tr>
<tr><td>Layout and type</td><td>7–9</td><td>12–16</td></tr>
<tr><td>Forms, e-mails, documents</td><td>3–4</td><td>4–6</td></tr>
<tr><td>Search, addresses, titles</td><td>3–4</td><td>5–7</td></tr>
<tr><td>Test with Arabic readers</td><td>2</td><td>2–3</td></tr>
<tr><td><strong>Together</strong></td><td><strong>21–25</strong></td><td><strong>29–38</strong></td></tr>
</tbody>
</table>
<p>In the left column, translation is about a quarter of the whole. In the right column it is 16 to 21%, because finished layout and forms have to be opened again.</p>
`,
    },
    {
      heading: 'The editor you have not hired',
      paragraph: `
<p>The table ends on launch day. The site does not. If the English page changes on Monday and the Arabic one in March, visitors notice, and they draw conclusions about which customers matter.</p>
<blockquote><p>The second language is a second front door. It needs a person who holds it open.</p></blockquote>
<p>Count how many pages changed last year. With forty changes, and half an hour each for translating, checking and publishing, you need twenty hours a year. With four hundred you need a person for half a day every week. Name that person before you sign. The system helps if it marks a translation as outdated when the original changes; put this on your list when you are <a href="/blogs/choosing-a-cms-your-editors-will-use">choosing a CMS</a>.</p>
`,
    },
    {
      heading: 'Where to save, and where not',
      paragraph: `
<p>There are honest ways to spend less.</p>
<ol>
<li>Start with the ten pages that bring enquiries, and say openly on the others that they are in English.</li>
<li>Build the layout for both directions even if the Arabic text comes a year later.</li>
<li>Keep words out of pictures. A diagram with numbers and a caption is translated once.</li>
<li>Use a machine for the first draft of internal documents and old notices, with a person reading every line that a customer will see.</li>
</ol>
<p>Save nothing on the two days of testing. On the first, sit with three Arabic readers, let them fill in the form and read the home page aloud. On the second, change every sentence at which they stumbled. It is the cheapest line in the table. If you want your own numbers in the table, <a href="/contact">send us the address of your site</a> and we will count the pages with you.</p>
`,
    },
  ],
};
