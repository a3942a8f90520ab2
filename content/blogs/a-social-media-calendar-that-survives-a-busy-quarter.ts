import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'A social media calendar that survives a busy quarter',
  slug_url: 'a-social-media-calendar-that-survives-a-busy-quarter',
  brief_paragraph:
    'Three posts a week is 39 in a quarter. Most calendars have ideas for the first nine and stop when the big order arrives. Plan for bad weeks instead: a small fixed rhythm, a drawer of finished posts, and a rule for what to drop first.',
  category: 'Social Media Marketing',
  author: 'Danish R.',
  published_date: '4 December 2025',
  blog_image: '/media/drawings/a-social-media-calendar-that-survives-a-busy-quarter/banner.svg',
  metaTitle: 'A social media calendar that survives busy weeks',
  metaDescription:
    'How a small team in Dubai or Karachi can keep a social media calendar going: four sources, one production day, a drawer of posts and a rule for bad weeks.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Do the sum before the plan',
      paragraph: `
<p>A post for a company page takes longer than it looks: an idea, a picture, a text in one or two languages, an approval, the posting, the answers. Our planning figure is two to three hours for a simple post and a full day for a short film. Thirteen weeks with three simple posts each make roughly 80 to 120 hours.</p>
<p>Who has those hours in the month when the trade fair is on, or in Ramadan, when half of the office leaves at three? If the honest answer is ‘none of us’, plan two posts a week. Followers forgive a quiet page. They notice one that shouted for a month and then fell silent, with a greeting for an Eid long past still at the top.</p>
`,
    },
    {
      heading: 'Four drawers to fill from',
      paragraph: `
<p>Ideas run out when every post starts from nothing. Sort what you already have into four drawers, and take from each in turn.</p>
<ul>
<li><strong>Work:</strong> a job under way, a detail, a before and after. Ask the client first, in writing.</li>
<li><strong>Questions:</strong> whatever sales or reception answered this week. One question, one answer, one picture.</li>
<li><strong>People:</strong> a colleague and the thing on her desk. Three sentences in her own words.</li>
<li><strong>Dates:</strong> fairs, holidays, deadlines your clients have. National Day on 2 December and 14 August in Pakistan are known years ahead; Ramadan and Eid to within a day or two.</li>
</ul>
<p>The second drawer is the best one and the cheapest. Put a sheet of paper next to the phone for a fortnight, and it will hold a quarter’s worth.</p>
`,
    },
    {
      heading: 'A rhythm for four weeks',
      paragraph: `
<p>One production day a month is enough for a page with two posts a week. The table shows it for a team of three: one writes, one takes pictures, and a manager approves.</p>
<table>
<thead>
<tr><th scope="col">Week</th><th scope="col">What happens</th><th scope="col">Time, all together</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Half an hour: choose eight posts, two from each drawer</td><td>2 hours with notes</td></tr>
<tr><td>2</td><td>Production day: pictures in the morning, texts in the afternoon</td><td>12 hours</td></tr>
<tr><td>3</td><td>One approval session for all eight, then scheduling</td><td>3 hours</td></tr>
<tr><td>4</td><td>Answers, a look at the figures, one post into the reserve</td><td>3 hours</td></tr>
</tbody>
</table>
<p>Approval is the step that breaks calendars. Eight separate messages to a busy director mean eight separate delays. One session of forty minutes, once a month, keeps things moving, with a deputy who may say yes when the director is away. Silence is not a yes: a post without an answer waits, and one from the reserve takes its day. Agree beforehand which posts the deputy leaves alone: anything with a client’s name, a price, a claim about results, or a comment on the news.</p>
`,
    },
    {
      heading: 'The reserve, and what to drop',
      paragraph: `
<p>Keep six finished posts that could go out on any day of the year: the answer to a common question, a tool explained, the view from the Karachi office. They are written, approved and dated ‘not before they are needed’. When a week collapses, take one. When you have taken three, make three more before anything new is started.</p>
<p>Fix the order of retreat while everyone is calm:</p>
<ol>
<li>First drop the film and keep the photograph.</li>
<li>Then drop the second channel. One page kept well is better than three with the same picture.</li>
<li>Then go down to one post a week from the reserve.</li>
<li>Never drop the answers. A question under a post is an enquiry, and it deserves a reply within a working day.</li>
</ol>
<blockquote><p>A calendar is good when the worst week of the year still has one decent post in it.</p></blockquote>
`,
    },
    {
      heading: 'Three figures, once a month',
      paragraph: `
<p>Count what leads somewhere: visits to your site from each channel, enquiries that mention a post, and saves or shares per post. Likes are pleasant and hard to use. After a quarter, rank all posts by those three figures and look at the drawers. If the questions lead every time, take two from that drawer and none from the weakest.</p>
<p>A post that did well is raw material. The answer that forty people saved can become an article like those under <a href="/insights">Insights</a>, and an article gives you three more posts. In spring, lay the plan beside your advertising dates, which we described for <a href="/blogs/google-ads-in-ramadan-plan-the-calendar">Google Ads in Ramadan</a>. If your team does not have the hours, <a href="/contact">talk to us</a> about the production day; the questions from your phone remain your part.</p>
`,
    },
  ],
};
