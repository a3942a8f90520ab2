import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Usability tests with five people in two languages',
  slug_url: 'usability-tests-with-five-people-in-two-languages',
  brief_paragraph:
    'You can run a good test in two days with five people, a phone and a quiet room. In two languages the question is which five. Here is the guest list, the tasks, the words to say when a user gets stuck, and the table that turns the notes of two days into a list of repairs.',
  category: 'UI/UX Design',
  author: 'Meera N.',
  published_date: '10 February 2026',
  blog_image: '/media/drawings/usability-tests-with-five-people-in-two-languages/banner.svg',
  metaTitle: 'Usability tests with five people, two languages',
  metaDescription:
    'A two-day plan for testing a website in English and Arabic or Urdu: whom to invite, which tasks to set, what to say, and how to sort the results.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Why five, and which five',
      paragraph: `
<p>Five is a rule of thumb, and a good one for a single group of users doing the same tasks. The large obstacles show themselves early: if the first three people cannot find the delivery cost, the tenth will not teach you more about it. Fix what you saw, then test again with new people. Two rounds of five find more than one round of ten.</p>
<p>Two languages make two groups, because an Arabic reader reads a different text in a different layout, and often searches in a different way. You have three honest choices:</p>
<ul>
<li><strong>Five and five.</strong> The right one before a launch.</li>
<li><strong>Three and two,</strong> with the larger number in the language that changed most. Enough for one form or one flow.</li>
<li><strong>Five in one language now,</strong> five in the other next month. Say so in the report, and call nothing ‘tested in both’.</li>
</ul>
<p>Look for people who would really use the site, and who choose that language themselves when their phone asks. A colleague who speaks Arabic at home but does all her banking in English belongs in the English group. Where you can, invite a person who uses a screen reader or large text; the W3C has advice on <a href="https://www.w3.org/WAI/test-evaluate/involving-users/">involving people with disabilities</a>.</p>
`,
    },
    {
      heading: 'Tasks that do not give the answer away',
      paragraph: `
<p>Four or five tasks fill forty minutes. A task describes a situation and an end, and avoids the words on the buttons. If the button says ‘Request a quotation’, the task must not.</p>
<h3>Too helpful</h3>
<p>‘Use the branch finder to find the Sharjah branch.’</p>
<h3>Better</h3>
<p>‘You are at work in Al Majaz. It is Friday, four o’clock. Find out whether you can collect the parcel on your way home.’</p>
<p>Have the second-language version <em>written</em> by a native speaker from the same situation. A translated task drags the English words along, and with them the English menu. Then try all tasks on one colleague who knows nothing about the project. At least one of them will turn out to be impossible.</p>
`,
    },
    {
      heading: 'The room, the words and the silence',
      paragraph: `
<p>Use the person’s own phone and own network if they agree, since an unfamiliar keyboard produces faults that do not exist. One of you speaks, another writes. The one who speaks must be at home in the language of the session; an interpreter in the room slows every sentence and makes people polite.</p>
<p>Ask for written consent to record, say how long you will keep the recording, and keep to it. Then begin with the sentence that matters:</p>
<blockquote><p>We are testing the site and not you. If something is hard, that is our mistake, and it is what we came to find.</p></blockquote>
<p>After that, say little. Three sentences cover almost every case:</p>
<ol>
<li>‘What are you looking for now?’ when a guest stops.</li>
<li>‘What would you do if I were not here?’ when a guest asks you.</li>
<li>‘What did you expect to happen?’ after a surprise.</li>
</ol>
<p>Guests are courteous, in Dubai as in Karachi, and will tell you that the site is very nice. Believe their hands. If someone says it was easy and needed four minutes for a phone number, write down four minutes.</p>
`,
    },
    {
      heading: 'From notes to repairs',
      paragraph: `
<p>On the second afternoon, put every obstacle on one row. Two questions decide its place in the list: how many people met it, and did it stop them?</p>
<table>
<thead>
<tr><th scope="col">Obstacle (example)</th><th scope="col">English</th><th scope="col">Arabic</th><th scope="col">Stopped?</th></tr>
</thead>
<tbody>
<tr><td>Delivery cost only visible in the basket</td><td>4 of 5</td><td>5 of 5</td><td>Twice</td></tr>
<tr><td>Phone field refuses a number with spaces</td><td>1 of 5</td><td>4 of 5</td><td>Three times</td></tr>
<tr><td>Word for ‘quotation’ not understood</td><td>0 of 5</td><td>3 of 5</td><td>Once</td></tr>
</tbody>
</table>
<p>The columns side by side are the point of the exercise. A row that is high in both belongs to the design. A row that is high in one belongs to the wording or the direction of the page, and our guide to <a href="/blogs/right-to-left-is-a-layout-not-a-mirror">right-to-left layout</a> covers the usual suspects. Repair the top five rows, leave the rest on the list, and test again.</p>
`,
    },
    {
      heading: 'Before you send the invitations',
      paragraph: `
<p>Check four things: the test site holds no real customer data, the tasks can be done on it, each guest knows the way and gets something for the time, and the person who decides about the site watches at least one session. The last point saves the most discussion. We can run the two days for you, or lend you the script; <a href="/contact">ask us</a> for either.</p>
`,
    },
  ],
};
