import type { FirstBlog } from './first-blog.ts';

export const blog: FirstBlog = {
  title: 'Choosing a CMS your editors will still use in year three',
  slug_url: 'choosing-a-cms-your-editors-will-use',
  brief_paragraph:
    'Start with the person who has to change opening hours for Eid at six in the evening. If she can do it alone, in both languages, the system is right. Most comparison tables never ask her.',
  category: 'CMS Website Development',
  author: 'Ngozi E.',
  published_date: '19 March 2024',
  blog_image: '/media/drawings/choosing-a-cms-your-editors-will-use/banner.svg',
  metaTitle: 'How to choose a CMS your editors will keep using',
  metaDescription:
    'Six timed jobs, five questions about the second language and one test of the way out: a method for choosing a content management system in an afternoon.',
  canonicalLink: '',
  blogs_content: [
    {
      heading: 'Meet the editor first',
      paragraph: `
<p>Before anyone names a product, write down who will edit the site. In a company of fifty people it is usually two: one in marketing, and one in the office who knows when the holidays are. They edit for an hour or two a week, between other jobs, and they forget whatever they do not use.</p>
<p>That description rules out more systems than any list of features. A tool that is quick for a person who lives in it all day may be slow for a person who opens it on the first Monday of the month. Ask how the last website was kept up to date. If the answer is ‘we sent an e-mail to the agency’, find out why. The reason is often a lost password, a screen with forty fields, or the fear of breaking the page.</p>
`,
    },
    {
      heading: 'Six jobs, with a stopwatch',
      paragraph: `
<p>Most systems can be tried free of charge or in a demonstration account. Put the real editor in front of each candidate, give her these jobs on paper, and say nothing while she works. The times are ours; adjust them before you start, never afterwards.</p>
<ol>
<li>Change the Friday hours of one branch. <strong>Two minutes.</strong></li>
<li>Publish a short news item with a picture taken on a phone. <strong>Ten minutes.</strong></li>
<li>Correct one word in Arabic and check that the English page has not changed. <strong>Three minutes.</strong></li>
<li>Replace the PDF catalogue so that old links open the new file. <strong>Three minutes.</strong></li>
<li>Undo the last change. <strong>One minute.</strong></li>
<li>Find out who changed the home page last week. <strong>Two minutes.</strong></li>
</ol>
<p>Write down where she stopped and which word she was looking for. A system that fails two of the six will send you a support request every week for as long as you own it.</p>
`,
    },
    {
      heading: 'Fewer freedoms, better pages',
      paragraph: `
<p>Page builders promise that anybody can move anything anywhere. That helps with a campaign page that lives for three weeks. On a site of sixty pages it means sixty layouts, each made by a different person on a different day, and few of them tried on a phone.</p>
<blockquote><p>An editor should decide what the page says. The page should already know how to look.</p></blockquote>
<p>For the pages that make up most of a company site, fields work better: a title, an introduction, three facts, a picture. A service page in Dubai and one in Karachi then have the same parts in the same order, and a change of design is made once. Keep the free builder for the few pages that need it, and give it to the one person who likes it.</p>
`,
    },
    {
      heading: 'Questions about the second language',
      paragraph: `
<p>Nearly every system claims to support Arabic or Urdu. These questions find out how far the support goes:</p>
<ul>
<li>Does the editing screen itself run from right to left, or only the published page?</li>
<li>Can one language be published while the other is still a draft?</li>
<li>Does the system mark a translation as old when its original changes?</li>
<li>Can each language have its own address, page title and description?</li>
<li>Does the site’s search find a word written with and without diacritics?</li>
</ul>
<p>A ‘no’ to the third question is the expensive one, because the two versions drift apart without a word. We wrote about the work involved in <a href="/blogs/what-a-bilingual-website-really-costs-in-the-uae">what a bilingual website really costs</a>.</p>
`,
    },
    {
      heading: 'What it will ask of you later',
      paragraph: `
<p>Every system needs updates. With a self-hosted one such as WordPress, that covers the core, the theme and each plugin, and a plugin whose author has stopped is a risk you own. A hosted service looks after itself, but it sets the limits and may change its terms. Count the plugins you would need on the first day. More than about ten, in our view, means the system does not do your job by itself.</p>
<p>Then test the way out. Ask the supplier to export ten pages, with pictures and addresses, and open the result. You will need that file when you <a href="/blogs/moving-a-site-without-losing-its-addresses">move the site</a> one day. An export that contains only text has lost half of what you paid for.</p>
`,
    },
    {
      heading: 'Decide in one afternoon',
      paragraph: `
<p>Three candidates, six jobs, one editor: that takes about three hours. Score only what you saw. If two candidates come out level, take the one your editor liked using, because she will be there in year three.</p>
<p>Before you sign, ask the supplier for two sites that have run on the system for at least two years, and look at the date of the latest news item on each. If both are fresh, the editors there have kept going, and yours probably will too.</p>
`,
    },
  ],
};
