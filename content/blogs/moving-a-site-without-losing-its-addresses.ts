import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Moving a site without losing its addresses',
  slug_url: 'moving-a-site-without-losing-its-addresses',
  brief_paragraph:
    'A new site goes live on Sunday. By Wednesday the phone is quiet, because every old link ends at ‘page not found’. Redirects are a plain spreadsheet of two columns. Here is how to fill it, test it and leave it running.',
  category: 'Search Engine Optimisation',
  author: 'Bilal B.',
  published_date: '3 November 2026',
  blog_image: '/media/drawings/moving-a-site-without-losing-its-addresses/banner.svg',
  metaTitle: 'Moving a website: redirects without lost addresses',
  metaDescription:
    'A plan for moving a website: collect every old address, map it to a new one, test redirects in one hop, and watch Search Console for eight weeks.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Six weeks before: collect every address',
      paragraph: `
<p>The menu of the old site shows perhaps sixty pages. The web knows several hundred: campaign pages from 2021, PDF catalogues, pictures, the address printed on the delivery vans. You need all of them, and no single source has them. Combine these:</p>
<ul>
<li>the sitemap, and a crawl of the old site</li>
<li>pages with clicks or impressions in Google Search Console, for the longest period it offers</li>
<li>pages with links from other sites, from the links report in the same place</li>
<li>landing pages in your analytics and in all advertising accounts</li>
<li>three months of server logs, which also show the files that have been forgotten</li>
<li>a walk through the office: brochures, QR codes, e-mail signatures, invoices</li>
</ul>
<p>Put everything in one column, remove duplicates, and keep variants apart that differ in capitals or a final slash. Then save a full copy of the old site. In week three after the launch you will be asked what stood on a certain page.</p>
`,
    },
    {
      heading: 'Four weeks before: fill the second column',
      paragraph: `
<p>The easiest redirect is the one you do not need. Where an old address is clean, keep it. A new design is no reason for a new address, and ‘the system wants it that way’ is worth a second question.</p>
<p>For the others, decide row by row. An invented example:</p>
<table>
<thead>
<tr><th scope="col">Old address</th><th scope="col">New address</th><th scope="col">Answer</th></tr>
</thead>
<tbody>
<tr><td><code>/services.php?id=4</code></td><td><code>/cold-rooms</code></td><td>301, same subject</td></tr>
<tr><td><code>/ar/services.php?id=4</code></td><td><code>/ar/cold-rooms</code></td><td>301, same language</td></tr>
<tr><td><code>/catalogue-2023.pdf</code></td><td><code>/catalogue</code></td><td>301, successor</td></tr>
<tr><td><code>/news/eid-offer-2019</code></td><td>none</td><td>410, gone for good</td></tr>
</tbody>
</table>
<p>Send each page to the one that answers the same question. Sending everything to the home page looks tidy and does not help: the visitor has to search again, and search engines treat such a redirect much like a missing page. Where there is no successor, say so with a 404 or 410 and offer a search box.</p>
`,
    },
    {
      heading: 'Two weeks before: test the machine',
      paragraph: `
<p>Load the table into a test copy of the new site and let a script request every old address. It should check four things:</p>
<ol>
<li>The answer is <strong>301</strong> or 308 where the move is permanent. A 302 says ‘temporary’, and search engines may keep the old address for a long time.</li>
<li>There is <strong>one hop</strong>. From http to https to www to the new path makes three, each of them a wait on a phone.</li>
<li>The end of the line answers 200, and is a page you would want to land on.</li>
<li>Parameters from adverts survive, so that campaigns can still be counted.</li>
</ol>
<p>Check the internal links as well. A new menu that still uses old addresses works, thanks to the redirects, and so the fault goes unnoticed. Look at <code>canonical</code> and <code>hreflang</code>: both must name new addresses, in both languages. Last, make sure that the block which keeps search engines out of the test copy is <em>not</em> part of what you publish. It is a classic, and it empties the results within weeks.</p>
`,
    },
    {
      heading: 'The day itself',
      paragraph: `
<p>Choose a quiet morning early in the week, with developers awake for the next two days. Never the evening before a holiday, and not the week before a sale.</p>
<p>Lower the lifetime of the DNS records a day ahead if the server changes. Publish, run the script against the real site, send the enquiry form in both languages, and submit the new sitemap. If the domain name changes, use the change of address tool in Search Console, and keep the old domain registered and answering. Update what you control yourself: adverts, business profiles of every branch, social accounts, partner sites you can phone.</p>
<p>The day is over when the script reports no surprises and one of you has phoned the number on the new contact page.</p>
`,
    },
    {
      heading: 'Eight weeks after: watch and fix',
      paragraph: `
<p>Some movement in rankings is normal while search engines visit all pages again. A medium-sized site often needs several weeks. Look for patterns instead of single words:</p>
<ul>
<li><strong>Every day in week one:</strong> the list of 404 answers in the server log, sorted by number of visits. Add rows to the table.</li>
<li><strong>Every week until week four:</strong> indexed pages, old against new. One should fall while the other rises.</li>
<li><strong>In week eight:</strong> clicks and enquiries per language and per page type, against the same weeks of the year before. Remember that Ramadan moves.</li>
</ul>
<p>Keep the redirects for at least a year, as Google advises, and longer if you can. They cost almost nothing, and the delivery vans will be on the road for eight. Write the table into the documents you hand to whoever looks after the site; it belongs in the <a href="/blogs/what-a-maintenance-contract-should-contain">maintenance contract</a>. Branch pages deserve extra care, as described under <a href="/blogs/local-seo-for-several-branches">local SEO for several branches</a>. If your launch is less than four weeks away and the second column is empty, <a href="/contact">call us today</a>.</p>
`,
    },
  ],
};
