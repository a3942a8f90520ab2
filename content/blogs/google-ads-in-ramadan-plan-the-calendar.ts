import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Google Ads in Ramadan: plan the calendar first',
  slug_url: 'google-ads-in-ramadan-plan-the-calendar',
  brief_paragraph:
    'People search later in the day, and for other things. Move the hours before you touch the budget.',
  category: 'Google Ads',
  author: 'Danish R.',
  published_date: 'Updated before every Ramadan',
  blog_image: '/media/drawings/google-ads-in-ramadan-plan-the-calendar/banner.svg',
  metaTitle: 'Google Ads in Ramadan: hours, adverts and budget',
  metaDescription:
    'How to prepare a Google Ads account for Ramadan and Eid: a calendar in four parts, new hours after iftar, adverts written in advance, and what to leave alone.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Four parts, not one month',
      paragraph: `
<p>An account that treats Ramadan as one block of thirty days will be wrong for most of them. Demand changes at least three times between the weeks before and the week after. Use this calendar as a starting point and correct it with your own reports from last year.</p>
<table>
<thead>
<tr><th scope="col">Part</th><th scope="col">What tends to change</th><th scope="col">What to do</th></tr>
</thead>
<tbody>
<tr><td>Two weeks before</td><td>Groceries, home, catering; offices finish orders early</td><td>New adverts approved and paused, hours prepared</td></tr>
<tr><td>First twenty days</td><td>Shorter office days, busy late evenings</td><td>Switch to the evening schedule</td></tr>
<tr><td>Last ten days</td><td>Gifts, clothing, travel; business enquiries slow down</td><td>Delivery dates in the adverts, business campaigns lower</td></tr>
<tr><td>Eid and the week after</td><td>Leisure and travel first, then offices return</td><td>Go back to normal hours on a fixed day</td></tr>
</tbody>
</table>
<p>The exact dates depend on the sighting of the moon and may differ by a day between Dubai and Karachi. Plan with a spare day at each end.</p>
`,
    },
    {
      heading: 'Move the hours',
      paragraph: `
<p>Open last year’s report, split by hour of day, and compare the second week of Ramadan with a week in the month before. Look at conversions, since clicks alone can mislead you: many people browse after midnight and order the next day.</p>
<p>Then build the schedule. Some details cause trouble every year:</p>
<ul>
<li>Schedules follow the <strong>time zone of the account</strong>. An account set up in Karachi and advertising in Dubai is an hour off all year, and in Ramadan that hour is iftar.</li>
<li>One entry cannot run past midnight. For 20:00 to 02:00 you need two entries on two days.</li>
<li>A campaign takes six entries a day at most, so keep the pattern simple.</li>
<li>Automated bidding ignores most percentage adjustments for hours. It does respect whether the campaign is switched on.</li>
</ul>
<p>A clinic that takes calls from nine to five, to give an example, might run its call adverts from ten to three and again from eight to eleven, provided that the phone is answered at half past nine in the evening.</p>
<blockquote><p>An advert that runs while the phone rings out is a donation.</p></blockquote>
`,
    },
    {
      heading: 'Write the adverts before the moon',
      paragraph: `
<p>Every new advert is reviewed before it runs, and a rejected one costs days you do not have. Write the Ramadan set three weeks ahead, upload it, label it and keep it paused. Write the Eid set on the same afternoon.</p>
<p>A search advert takes up to fifteen headlines of 30 characters each. A greeting uses up one and tells the reader nothing about you, so spend the others on facts: the evening hours, the last order date for delivery before Eid, whether the shop is open on Friday. Have the Arabic adverts written in Arabic. People search in everyday Arabic, sometimes in a dialect and sometimes in Latin letters, and a translator who sees only your English headlines will not guess those words.</p>
`,
    },
    {
      heading: 'What to leave alone',
      paragraph: `
<p>Do not change the bidding strategy in the first week. A new strategy has to learn, and it would learn from the least typical days of the year. Do not raise all budgets by the same percentage either. Move money between campaigns first: if the office furniture campaign rests in the last ten days, its budget can go to the one that sells gift boxes.</p>
<p>Google Ads has seasonality adjustments, with which you tell automated bidding to expect another conversion rate. Google’s own guidance is to use them for short events of <strong>one to seven days</strong>. They suit a three-day Eid sale. They do not suit a month.</p>
<p>Remember as well that a daily budget is an average. The system may spend up to twice the amount on one day and balance it over the month. A campaign that runs for ten days only has less time to balance, so look at it every second day.</p>
`,
    },
    {
      heading: 'Check the page behind the advert',
      paragraph: `
<p>The advert says open until midnight, the page says six o’clock, and the listing on the map says closed. That happens because three people own the three places. Give one of them this list:</p>
<ol>
<li>Opening hours on the site, in each language.</li>
<li>Special hours for every branch in its <a href="/blogs/local-seo-for-several-branches">business profile</a>.</li>
<li>Delivery promises in the basket and in the confirmation e-mail.</li>
<li>The hours during which adverts show the phone number.</li>
<li>The reply that the enquiry form sends after hours.</li>
</ol>
`,
    },
    {
      heading: 'Keep a note for next year',
      paragraph: `
<p>Ramadan starts about eleven days earlier each year; in 2026 it is expected around 18 February. Reports by calendar month will therefore never line up. Save a page with the real dates, the hours you ran, and three sentences on what surprised you. It sits well beside your <a href="/blogs/a-social-media-calendar-that-survives-a-busy-quarter">social media calendar</a>. The note takes ten minutes in the week after Eid. Reconstructing it from reports next January takes a day.</p>
`,
    },
  ],
};
