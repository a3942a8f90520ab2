import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'net-house-museum',
  heroHeading: 'A museum that writes its own labels, twice',
  clientName: 'The Net House Museum',
  industry: 'Museum',
  industryText:
    'Fishing and boat building, shown in an old net store on the lagoon at Umm Al Quwain. Five rooms, 900 objects, two curators.',
  bannerImage: '/media/artefacts/net-house-museum/label-form.svg',
  video: '/media/artefacts/net-house-museum/label-form.mp4',
  category1: 'CMS Development',
  category2: '',
  category3: '',
  category4: '',
  year: '2022',
  place: 'Umm Al Quwain',
  team: 'Ngozi, Salem, Zara, Amna',
  duration: 'Seven months',
  figure: '100%',
  figureText: 'of pages published in both languages',
  ground: '#c9d0f0',
  template: 'template2',
  sec1Heading: 'A website in one and a half languages',
  sec1Para:
    '<p>The English pages were complete. The Arabic ones were a selection, made eight years earlier by someone who had since left. A school in Khor Fakkan that planned a visit found opening hours in English that had changed and in Arabic none at all. Corrections went to a contractor by e-mail and came back a week later, so after a while the curators stopped sending them. They went on writing good labels for the showcases, in both languages. When an exhibition closed, the labels went into a drawer.</p>',
  sec1Img: '/media/artefacts/net-house-museum/half-a-site.svg',
  sec2Heading: 'We asked to see the drawer',
  sec2Para:
    '<p>It held ten years of labels: about 1,400 cards, Arabic on one side, English on the other, each checked by two people. That was the website. We spent the first month on a form for a single card, with both languages side by side and a line for the boatbuilders’ own word, which often exists in neither. A curator typed fifty cards while we watched and moved the fields about. Only then did we draw the pages around them.</p>',
  sec2Img: '/media/artefacts/net-house-museum/drawer.svg',
  sec3SubHeading1: 'The rule',
  sec3Heading1: 'No page in one language only',
  sec3Para1:
    '<p>A text can be saved half finished. It is published only when both sides are there.</p><p>The curators proposed the rule themselves. It costs them time, and it ended the habit of translating later.</p>',
  sec3SubHeading2: 'The system',
  sec3Heading2: 'Object, room, boat, word',
  sec3Para2:
    '<p>Four kinds of card that can point to each other: the word for a knot leads to the net it is tied in.</p><p>Arabic pages are set from the right and English ones from the left, from one set of parts. Opening hours are typed <strong>once</strong> and appear in six places, the map entries among them. It is how we like to build any <a href="/cms-website-development-in-dubai-uae">CMS website</a>.</p>',
  sec3Img2: '/media/artefacts/net-house-museum/word-page.svg',
  sec3SubHeading3: 'The opening',
  sec3Heading3: 'A Tuesday without us',
  sec3Para3:
    '<p>The site went live on a day when none of us was in the building, on purpose.</p><p>The curators had rehearsed the morning twice on a copy. They have published everything since. We apply the updates, test the backups, and come by twice a year to prune.</p>',
  sec3Img3: '/media/artefacts/net-house-museum/tuesday-plan.svg',
  sec4Heading: 'The first year',
  sec4SubHeading:
    'The publishing log and visit counts of twelve months; school groups from the ticket desk, against the year before.',
  sec4Percentage1: '100%',
  sec4Percentage2: '44%',
  sec4Percentage3: '23%',
  sec4Percentage4: '',
  sec4Text1: 'of pages published in both languages',
  sec4Text2: 'of page views are in Arabic',
  sec4Text3: 'more school groups',
  sec4Text4: '',
  reviews: [],
};
