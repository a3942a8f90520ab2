import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'What a website maintenance contract should contain',
  slug_url: 'what-a-maintenance-contract-should-contain',
  brief_paragraph:
    '‘Updates and support’ is no help at eleven on Thursday night. A maintenance contract should say what is done without asking, how fast a reply comes, how a backup is proved and what you take when you leave. Read yours with these seven points at hand.',
  category: 'Web Development',
  author: 'Shireen I.',
  published_date: '8 September 2026',
  blog_image: '/media/drawings/what-a-maintenance-contract-should-contain/banner.svg',
  metaTitle: 'Website maintenance contract: what should be in it',
  metaDescription:
    'Scope, response times, updates, backups, reports, ownership and the way out: what to look for in a website maintenance contract, with clauses you can reuse.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Three kinds of work, kept apart',
      paragraph: `
<p>Quarrels about maintenance are nearly always about which drawer a job belongs in. Name three, and give an example for each.</p>
<ul>
<li><strong>Upkeep:</strong> done without being asked. Security updates, renewing certificates, checking forms, watching the disk.</li>
<li><strong>Repair:</strong> something that worked has stopped. The supplier repairs faults in its own work at no charge for an agreed period; the contract says how long.</li>
<li><strong>Change:</strong> something new or different. A page, a field, another payment method. Estimated first, started after your yes.</li>
</ul>
<p>If monthly hours are included, the contract should say whether unused hours carry over, for how long, and which of the three drawers they may be spent on. ‘Ten hours a month’ means little until you know whether the updates come out of them.</p>
`,
    },
    {
      heading: 'Reaction times in a table',
      paragraph: `
<p>‘Fast response’ cannot be checked. A table can. This one is an example for a company site with an office in Dubai; a shop with night orders needs shorter times.</p>
<table>
<thead>
<tr><th scope="col">Level</th><th scope="col">Example</th><th scope="col">A person answers</th><th scope="col">Working again or bypassed</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Site down, or changed by a stranger</td><td>1 hour, any day</td><td>8 hours</td></tr>
<tr><td>2</td><td>Enquiry form fails, payment fails</td><td>2 working hours</td><td>1 working day</td></tr>
<tr><td>3</td><td>A page looks wrong in one browser</td><td>1 working day</td><td>5 working days</td></tr>
<tr><td>4</td><td>Question, small wish</td><td>2 working days</td><td>By agreement</td></tr>
</tbody>
</table>
<p>Three definitions belong under it. Which days are working days, given that Friday is a full day in one office, half a day in the next and free in a third? Who decides the level when opinions differ? And does the clock start with your message or with their reading of it? The usual answer to the last is the message, provided that it went to the agreed address and not to a private WhatsApp.</p>
`,
    },
    {
      heading: 'Updates with a method',
      paragraph: `
<p>Attacks on common systems can follow the announcement of a weakness by hours or days, so a monthly round is too slow for the serious ones. A sound clause has two speeds:</p>
<blockquote><p>Security updates rated critical are installed within one working day, others within seven days. Ordinary updates are installed once a month on a copy of the site, tested against the agreed list, and then published.</p></blockquote>
<p>The <em>agreed list</em> is the part most contracts leave out. Ten lines are enough: send the form, find a product, pay with a test card, switch to Arabic, sign in as an editor, and so on. Ask for the list as an appendix. Without it, ‘tested’ means that the home page opened. Performance limits can go on the same list; our piece on <a href="/blogs/core-web-vitals-for-shops-on-mobile-networks">Core Web Vitals</a> has suitable figures.</p>
`,
    },
    {
      heading: 'Backups that have been restored',
      paragraph: `
<p>Every contract promises a backup. Ask four more things:</p>
<ol>
<li>How much work can be lost at most? A daily copy means up to one day of enquiries or orders.</li>
<li>Where is it kept? A copy on the same server burns with the server.</li>
<li>How long is it kept? Damage is often noticed after weeks, so thirty days is a sensible minimum.</li>
<li>When was one last restored, by whom, and how long did it take?</li>
</ol>
<p>The fourth answer should be a date in the last six months. A backup that has never been restored is only a hope. The contract can simply require two trial restores a year, with a note of the minutes.</p>
`,
    },
    {
      heading: 'A report you can read in five minutes',
      paragraph: `
<p>Once a month, one page: what was updated, what failed and for how long, hours used, the date of the last backup and the last restore, and one recommendation. Uptime in per cent hides more than it shows, because 99.5% still allows three and a half hours a month without a site. Ask for minutes.</p>
`,
    },
    {
      heading: 'Whose keys are they?',
      paragraph: `
<p>Domain name, hosting, analytics, map profiles, store accounts and payment service should be registered to your company, with a role address such as web@ followed by your domain. The agency is invited as a user and can be removed. The contract should list every account, who pays for it and when it renews. Domains get lost in a simple way: they expire, and the reminder goes to someone who left two years ago.</p>
<p>For code and content: what was made for you is yours once paid for, and you may take a complete copy at any time, without giving a reason.</p>
`,
    },
    {
      heading: 'The page about leaving',
      paragraph: `
<p>Read it before the page about starting. It needs a notice period (one to three months is common), a handover with files, database, account list and a written description, a number of hours for the successor’s questions, and the deletion of your data with a confirmation. Suppliers who write this page willingly tend to be pleasant ones to stay with. When you do move, keep <a href="/blogs/moving-a-site-without-losing-its-addresses">your addresses</a>. And if your present contract has fewer than five of these seven parts, <a href="/contact">show it to us</a>; we will mark the gaps.</p>
`,
    },
  ],
};
