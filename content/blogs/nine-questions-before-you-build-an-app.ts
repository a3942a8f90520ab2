import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Before you build an app: nine questions to answer',
  slug_url: 'nine-questions-before-you-build-an-app',
  brief_paragraph:
    'Many app ideas would do better as good mobile pages. Nine questions, asked at the first meeting, show which you need. They cover the people who use it, the work behind the screen and the three years after the launch. Most need no developer to answer.',
  category: 'Mobile App Development',
  author: 'Imran S.',
  published_date: '11 June 2024',
  blog_image: '/media/drawings/nine-questions-before-you-build-an-app/banner.svg',
  metaTitle: 'Nine questions to answer before you build an app',
  metaDescription:
    'Do you need an app or a good mobile page? Nine questions about users, operations and upkeep, with a way of reading the answers after one meeting.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Questions about the people',
      paragraph: `
<h3>1. Who opens it on a Tuesday?</h3>
<p>Describe one person and one ordinary day. A site foreman in Jebel Ali who checks deliveries at seven every morning is a good answer. ‘Customers’ is not. An app lives on the habit of a few people; if you cannot name them, the icon will sit on the third screen.</p>
<h3>2. How often?</h3>
<p>Weekly use or more speaks for an app. Twice a year speaks for a web page, because people delete what they do not open and will not install it again to renew one policy.</p>
<h3>3. What do they do today instead?</h3>
<p>There is always a present solution: a WhatsApp group, a spreadsheet, a phone call to a man called Imran who knows everything. Watch it for a day. Your app must be faster than that on the first attempt, for the person who is least patient.</p>
`,
    },
    {
      heading: 'Questions about the work behind it',
      paragraph: `
<h3>4. Which part of the phone does it need?</h3>
<p>List the functions: camera, location in the background, Bluetooth, working without a connection, notifications. A modern web page can take a photo, read a location while it is open, and keep data for a while offline. On an iPhone it can send notifications only once the visitor has added it to the home screen. If your list is empty, that points to the web.</p>
<h3>5. Where does the data live?</h3>
<p>The screens are often the smaller half. Orders, stock and customers sit in a system that another company controls. Ask its supplier two things in writing: is there an interface for other programs, and may you use it under your contract? A ‘no’ found in week eight can end the project.</p>
<h3>6. Who answers when it says ‘contact us’?</h3>
<p>An app moves requests out of office hours. Decide who reads them on Friday evening, and what the screen says until then.</p>
`,
    },
    {
      heading: 'Questions about the years after',
      paragraph: `
<h3>7. Who keeps it alive?</h3>
<p>Apple and Google release a new system version each year, and the stores raise their technical requirements regularly. Leave an app alone for a few years and the store will refuse the next update until the foundations are renewed. As our own rule of thumb, plan each year for <strong>15 to 25% of the days</strong> it took to build, before any new feature.</p>
<h3>8. Whose name is on the store account?</h3>
<p>Yours. Register the developer accounts in the name of your company, with an address that belongs to a role and not to an employee, and invite the agency as a user. Moving an app between accounts later is possible, but it takes time and approvals from both sides.</p>
<h3>9. What does success look like after six months?</h3>
<p>Choose one number that is already counted, such as calls to the order desk or days from order to delivery note. ‘Ten thousand downloads’ is weak: a download tells you that the advert worked.</p>
<blockquote><p>If the number you want to move is not counted today, start counting it today. The app can wait a month.</p></blockquote>
`,
    },
    {
      heading: 'How to read your answers',
      paragraph: `
<p>Put the nine answers on one page and look for a pattern.</p>
<ul>
<li><strong>Known people, weekly use, phone functions needed:</strong> build the app, and start with one task for one group.</li>
<li><strong>Many people, rare use, no phone functions:</strong> build a fast mobile page, and spend what is left on making its one important flow shorter.</li>
<li><strong>Known people and weekly use, but no access to the data:</strong> stop and settle question 5. No design work helps.</li>
<li><strong>No sure answer to questions 1 and 3:</strong> spend two days watching before you spend two months building. A <a href="/blogs/usability-tests-with-five-people-in-two-languages">test with five people</a> and a paper sketch will tell you enough.</li>
</ul>
<p>A mixed result is common. In that case begin with the web version, measure how often people come back, and let the returning group decide. Little of the work is lost: the interface to your data and most of the design carry over.</p>
`,
    },
    {
      heading: 'What to bring to the first meeting',
      paragraph: `
<p>Bring the page with nine answers, even where an answer is ‘we do not know’. Bring the person who does the job today. Leave the list of screens at home, since it fixes the solution before the problem is clear. You can look at <a href="/case-studies">our case studies</a> to see how we describe a project before and after, or <a href="/contact">send us the page</a> first.</p>
`,
    },
  ],
};
