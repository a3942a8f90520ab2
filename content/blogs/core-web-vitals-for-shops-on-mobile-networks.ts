import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Core Web Vitals for shops on mobile networks',
  slug_url: 'core-web-vitals-for-shops-on-mobile-networks',
  brief_paragraph:
    'Your shop opens at once on the office network in Business Bay. The customer is standing in a basement car park in Saddar with a four-year-old phone. Three numbers tell you what she sees, and this is how we would work through them, page by page.',
  category: 'E-commerce Development',
  author: 'Zara Q.',
  published_date: '21 May 2026',
  blog_image: '/media/drawings/core-web-vitals-for-shops-on-mobile-networks/banner.svg',
  metaTitle: 'Core Web Vitals for online shops on mobile networks',
  metaDescription:
    'LCP, INP and CLS for online shops: what each number means on a product page, how to measure on a real phone, and which repairs to make first.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Three numbers and their limits',
      paragraph: `
<p>Google publishes three measures under the name <a href="https://web.dev/articles/vitals">Core Web Vitals</a>. A page passes when at least three out of four visits, counted separately for phones and computers, stay within the limit.</p>
<table>
<thead>
<tr><th scope="col">Measure</th><th scope="col">Good</th><th scope="col">In a shop, this is</th></tr>
</thead>
<tbody>
<tr><td>LCP, largest contentful paint</td><td>2.5 s or less</td><td>When the product picture is there</td></tr>
<tr><td>INP, interaction to next paint</td><td>200 ms or less</td><td>How fast a tap on ‘size 42’ shows</td></tr>
<tr><td>CLS, cumulative layout shift</td><td>0.1 or less</td><td>Whether the button moves as you tap it</td></tr>
</tbody>
</table>
<p>They are measured in real visits, over 28 days. A repair made today is fully visible in the report a month later, so write down the date of each one.</p>
`,
    },
    {
      heading: 'Measure where the customer stands',
      paragraph: `
<p>Start in Google Search Console, which groups similar pages and shows what visitors experienced. For a shop the groups to read are the product page, the category page and the basket. The home page is usually the best kept of all and tells you least.</p>
<p>Then do one test by hand. Take the phone that your customers have, which is rarely the one in your pocket, switch Wi-Fi off and go to the places where they shop: a car park, a lift lobby, a bus. Open a product page from a search result as a new visitor would, in a private window, and count seconds aloud until you can read the price. Do it three times. It is a crude method, and it convinces a board faster than any chart.</p>
<p>For repairs you need a test that repeats exactly. Lighthouse in the Chrome browser imitates a slow phone and a slow connection. Use it to compare before and after, and use the field data to decide whether customers gained anything.</p>
`,
    },
    {
      heading: 'LCP: the picture arrives late',
      paragraph: `
<p>On product pages the largest element is nearly always the first photograph. It is late for one of four reasons: the server answers slowly, the browser learns about the picture late, the file is large, or something blocks the drawing. Work in this order.</p>
<ol>
<li><strong>Name it early.</strong> The address of the picture must be in the HTML, with <code>fetchpriority="high"</code> and without <code>loading="lazy"</code>. A gallery script that inserts the first picture itself costs a full extra round trip, often more.</li>
<li><strong>Make it small.</strong> A product photograph 800 pixels wide in AVIF or WebP can usually stay under 80 KB. Offer three widths and let the phone choose.</li>
<li><strong>Answer sooner.</strong> Aim for a first byte within 0.8 seconds. Keep finished product pages in a cache close to the Gulf and to Pakistan, and fetch only stock and price fresh.</li>
<li><strong>Clear the way.</strong> One style sheet, two font files, nothing else before the picture.</li>
</ol>
`,
    },
    {
      heading: 'INP: the tap that does nothing',
      paragraph: `
<p>A slow tap is seldom the network. The phone is busy with JavaScript, much of it not yours. Open the list of third-party scripts and ask of each: who reads its results, and when did they last do so? Chat windows, heat maps, three advertising pixels and a review widget add up, and a cheap phone may need four or five times as long for them as your laptop does.</p>
<p>Remove what is not read. Load the chat when a visitor presses the chat button. For your own code, show the reaction first and do the work afterwards: mark the chosen size at once, then ask the server.</p>
<p>From then on, every script needs an owner with a name. Those without one can go on Monday.</p>
`,
    },
    {
      heading: 'CLS: the button that runs away',
      paragraph: `
<p>This is the cheapest of the three to repair. Give every picture its width and height. Reserve the space for the delivery notice, the cookie bar and the instalment widget, since they arrive late by nature. Never insert a banner above content that is already there. In two languages, test both: the fallback font for Arabic often has another height, and the whole page jumps when the real one arrives.</p>
`,
    },
    {
      heading: 'What to do in the first ten days',
      paragraph: `
<p>As a plan for a shop with one template for each kind of page:</p>
<ul>
<li>Days 1–2: read the field data, walk to the car park, list the scripts.</li>
<li>Days 3–5: the first picture on product and category pages.</li>
<li>Days 6–7: remove or postpone scripts.</li>
<li>Day 8: sizes and reserved spaces.</li>
<li>Days 9–10: a limit in the build, for example 300 KB for a product page on first visit, so that the next campaign cannot undo the work.</li>
</ul>
<p>Put the limit into your <a href="/blogs/what-a-maintenance-contract-should-contain">maintenance contract</a> as well. For catalogues with thousands of items, read about <a href="/blogs/product-pages-for-spare-parts">product pages for spare parts</a>. And if you would rather have another person stand in the car park, <a href="/contact">we will go</a>.</p>
`,
    },
  ],
};
