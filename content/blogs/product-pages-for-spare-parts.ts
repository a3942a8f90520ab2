import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Product pages for spare parts: help the buyer be sure',
  slug_url: 'product-pages-for-spare-parts',
  brief_paragraph:
    '6205-2RS: a buyer who types that has a stopped machine and a number read from a worn ring. He needs to know that it fits and when he can collect it. Your page has about a minute.',
  category: 'E-commerce Development',
  author: 'Zara Q.',
  published_date: '2 July 2025',
  blog_image: '/media/drawings/product-pages-for-spare-parts/banner.svg',
  metaTitle: 'Product pages for spare parts and B2B shops',
  metaDescription:
    'How to build product pages for spare parts: search by part number, proof of fit, honest stock, quotations beside the basket and data for search engines.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'The search box is the shop',
      paragraph: `
<p>A fashion shop wants you to look around. A parts buyer wants to leave. He has a number from a nameplate, an old invoice or a photograph on WhatsApp, and he types it the way he reads it. Your search has to accept all of these for the same bearing:</p>
<ul>
<li><code>6205-2RS</code>, <code>6205 2RS</code>, <code>62052rs</code></li>
<li>the number of another maker for a part of the same dimensions</li>
<li>the number your own warehouse uses</li>
<li>an old number that the maker has since replaced</li>
</ul>
<p>The first line is solved by removing spaces, hyphens and case before comparing. The others need a table that belongs to you: one row per known number, pointing to the part that fits today. In most trading companies this table already exists in the head of the person at the counter. Writing it down is the most useful week of the whole project, and no supplier can do it for you.</p>
`,
    },
    {
      heading: 'Answer ‘does it fit?’ above the fold',
      paragraph: `
<p>A wrong part is expensive twice. It travels back, and the machine stands still meanwhile. So the first screen on a phone should hold the proof: the number in large type, the dimensions with units, the machines it belongs to, and a picture that shows the connecting side.</p>
<p>For a bearing that means <strong>25 × 52 × 15 mm, sealed on both sides</strong>. For a hose it is the thread, the length and the pressure. Decide for each product group which three facts a mechanic asks for on the phone, and give these three the top of the page. The other thirty belong in a table further down.</p>
<p>Two small additions help. State what the part does <em>not</em> fit when a similar one exists, and show the next size up and down as links. A drawing with dimension lines beats a fourth photograph.</p>
`,
    },
    {
      heading: 'Stock and delivery, without fog',
      paragraph: `
<p>‘Available’ may mean on the shelf in Dubai, in a container at sea, or orderable from Germany. A maintenance manager plans a shift around that word. Say which one it is:</p>
<ol>
<li><strong>In Dubai:</strong> the quantity, and the hour until which an order leaves today.</li>
<li><strong>At a supplier:</strong> the usual number of days, as a range you keep to.</li>
<li><strong>On order only:</strong> no date. A button that asks for one, and a person who answers.</li>
</ol>
<p>If the stock figures reach the shop once a night, write the time of the last update beside them. An honest ‘12 pieces, as of 02:00’ is worth more than a live figure that is wrong every second day.</p>
`,
    },
    {
      heading: 'Two ways to buy',
      paragraph: `
<p>Companies buy in two moods. In a hurry, they want a basket and a delivery note. For a planned overhaul, they want a quotation with a reference number, their own terms and a signature from purchasing. A shop with only a basket sends the second group back to e-mail.</p>
<p>Offer both on each product page, and let a basket become a quotation request with one press. Add the things that make a purchase order possible: a field for the buyer’s own order number, several delivery sites, the tax registration number for the invoice, and a list of earlier orders that can be repeated. Let people paste twenty numbers and quantities from a spreadsheet. A buyer who does this once a month is unlikely to change supplier for a small difference.</p>
<p>Prices may depend on the customer. If so, show a public page with all technical facts and keep only the price behind the sign-in. Hiding the whole catalogue hides it from search engines as well.</p>
`,
    },
    {
      heading: 'Data that machines can read',
      paragraph: `
<p>Search engines understand a part better when the facts are marked up. The vocabulary is at <a href="https://schema.org/Product">schema.org/Product</a>: <code>mpn</code> for the maker’s number, <code>sku</code> for yours, <code>gtin</code> for the barcode, and <code>isAccessoryOrSparePartFor</code> for the machine. Use only values that a visitor can also see on the page.</p>
<p>Give every part one address and keep it when the part is replaced. The old page should stay, say ‘replaced by’, and link to the successor, because the old number is engraved on machines that will run for another ten years. And keep the pages light: the buyer may be standing in a plant room with one bar of signal. Our article on <a href="/blogs/core-web-vitals-for-shops-on-mobile-networks">shops on mobile networks</a> has the numbers to aim for.</p>
<p>Start with one product group, the one your counter staff answer most calls about. If you would like a second pair of eyes on it, <a href="/contact">send us three part numbers</a> and we will try to buy them.</p>
`,
    },
  ],
};
