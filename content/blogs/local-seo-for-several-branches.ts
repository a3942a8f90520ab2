import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Local SEO when you have several branches',
  slug_url: 'local-seo-for-several-branches',
  brief_paragraph:
    'Three branches, one website, and the map sends people to the one that moved last year. Local search depends on small facts kept the same everywhere. This is the order in which we would put them right, and the one page each branch deserves.',
  category: 'Search Engine Optimisation',
  author: 'Danish R.',
  published_date: '16 September 2025',
  blog_image: '/media/drawings/local-seo-for-several-branches/banner.svg',
  metaTitle: 'Local SEO for companies with several branches',
  metaDescription:
    'One master list, one profile and one useful page per branch: a working order for local search when a company has several addresses in the UAE or Pakistan.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Begin with one master list',
      paragraph: `
<p>Say you run a dental clinic with branches in Deira, Jumeirah Lakes Towers and Sharjah. Before you touch the website, open a spreadsheet with one row per branch and these columns:</p>
<ul>
<li>Name exactly as it stands on the sign and the licence</li>
<li>Building, street, area, emirate; the Makani number in Dubai; the landmark a taxi driver knows</li>
<li>One phone number that rings at that branch</li>
<li>Hours for each day, plus Ramadan, Eid and public holidays</li>
<li>Services offered <em>there</em>, and languages spoken there</li>
<li>Entrance and parking in one sentence; latitude and longitude of the door</li>
</ul>
<p>Have each branch manager sign the row. Every listing, page and advert copies from this list. When a number changes, it changes here first. The list is dull to make, and without it you will correct the same error in seven places for years.</p>
`,
    },
    {
      heading: 'One profile for each real door',
      paragraph: `
<p>Google’s documentation names three things behind local results: <strong>relevance, distance and prominence</strong>. You cannot move the searcher, so work on the other two. Each branch with its own staff and a sign gets its own business profile. A virtual office or a letter box is not eligible, and adding one puts the real branches at risk.</p>
<p>Set the main category as narrowly as is true: ‘dental clinic’ rather than ‘medical centre’. Keep the name clean. Adding ‘best dentist Deira’ to it breaks the guidelines, and competitors do report it. Link every profile to the page of <em>that branch</em>, never to the home page, and put a campaign parameter on the link so that visits from the map can be told apart in your reports.</p>
<p>Own the profiles through a company account. A profile that belongs to the private address of a former manager can take weeks to recover.</p>
`,
    },
    {
      heading: 'A page that deserves to exist',
      paragraph: `
<p>Many sites have branch pages that differ by one word. Swap Deira for Sharjah and you have the other one. Search engines can treat a large set of such pages as doorways and leave them out. More to the point, they do not help a patient to find the entrance.</p>
<p>A branch page earns its place with things that are true only there:</p>
<ol>
<li>A photograph of the entrance from the street, and one of the car park.</li>
<li>The way in: ‘Metro exit 2, then four minutes along the creek side; the lift is behind the pharmacy.’</li>
<li>The people who work there and the days on which they do.</li>
<li>What this branch does that others do not, and what it does not do.</li>
<li>Two or three questions its reception hears every week, with the answers.</li>
<li>The phone number as a link, and a form that reaches this branch.</li>
</ol>
<p>Mark up name, address, hours and position as <a href="https://schema.org/LocalBusiness">LocalBusiness</a> or one of its narrower types, one block per page. If you cannot fill points one to five for a place, you do not have a branch there. Describe it as an area you serve, and say where you come from: on one common page, or on a page of its own when there is enough to say that is true only there.</p>
`,
    },
    {
      heading: 'Reviews, asked for fairly',
      paragraph: `
<p>Ask every customer, at the moment the job is done, with a link to the profile of the branch they visited. A printed code at the desk works. Do not offer a discount or a gift: that is against the rules of the platform. Do not let one branch write for another.</p>
<p>Answer within a week. A useful answer to a complaint has three parts: what happened, what you changed, and whom to call. It is written for the next hundred readers more than for the person who complained. Keep health details, order numbers and other private matters out of it.</p>
`,
    },
    {
      heading: 'A month of work, in order',
      paragraph: `
<h3>Week one</h3>
<p>Master list, and access to all profiles. Search for each phone number and each old address, and note where wrong versions stand.</p>
<h3>Week two</h3>
<p>Correct the profiles, the maps people really use for driving, and the five directories that appear on the first results page for your name. Leave the other two hundred alone.</p>
<h3>Week three</h3>
<p>Write one branch page properly. Copy its structure, never its sentences. If old branch addresses on your site change, set redirects as described in <a href="/blogs/moving-a-site-without-losing-its-addresses">moving a site</a>.</p>
<h3>Week four</h3>
<p>Start asking for reviews, and put half an hour a month in one person’s diary to compare the list with reality. Hours are the first thing to go out of date; before <a href="/blogs/google-ads-in-ramadan-plan-the-calendar">Ramadan</a> they need a visit of their own.</p>
<p>Judge the result by branch: calls, requests for directions and forms, three months before against three months after. Where nothing moves, phone that branch yourself on three different days and count the rings. Some problems of local search are solved at the front desk.</p>
`,
    },
  ],
};
