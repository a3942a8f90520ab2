import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'quay-and-khor-lettings',
  heroHeading: 'A page for every tower tenants search for',
  clientName: 'Quay & Khor Lettings',
  industry: 'Property lettings',
  industryText:
    'Yearly lets in forty-one buildings between Dubai Creek and the Marina. Eight agents, each of whom knows about five of them down to the names of the guards.',
  bannerImage: '/media/artefacts/quay-and-khor-lettings/tower-page.svg',
  video: '/media/artefacts/quay-and-khor-lettings/tower-page.mp4',
  category1: 'SEO',
  category2: 'Content Marketing',
  category3: '',
  category4: '',
  year: '2023',
  place: 'Dubai',
  team: 'Danish, Ngozi, Zara',
  duration: 'Five months',
  figure: '63%',
  figureText: 'more visits from search',
  ground: '#cdbff0',
  template: 'template1',
  sec1Heading: 'Good flats on page four',
  sec1Para:
    '<p>Nearly every enquiry came through a listing portal. The company’s own site had one page for each flat, and when a flat was let, the page was deleted, together with all that a search engine had learnt about it. In a year some 600 pages were made and thrown away. A tenant who wanted two bedrooms in a certain tower found the tower on a map and the flat on a portal. The agent who had the keys, and who knew which lift is slow, came on page four of the results.</p>',
  sec1Img: '/media/artefacts/quay-and-khor-lettings/page-four.svg',
  sec2Heading: 'Three hundred questions from the inbox',
  sec2Para:
    '<p>We read 300 old enquiries with the names removed and marked the words that tenants use themselves. The words ‘waterfront living’ did not occur once. People wrote the name of a tower, a number of bedrooms and a worry: is cooling included, where do visitors park, how far is the metro. <strong>They search for buildings, and a building is never let.</strong> So we turned the site round. The building became the page, and flats come and go on it.</p>',
  sec2Img: '/media/artefacts/quay-and-khor-lettings/marked-enquiries.svg',
  sec3SubHeading1: 'The idea',
  sec3Heading1: 'Write about what stays',
  sec3Para1:
    '<p>Lifts, parking and the way to the metro are the same for years, so a page about them can grow.</p><p>The addresses of old flats now lead to their building and no longer to an error. Links that other sites had set over the years count again.</p>',
  sec3SubHeading2: 'The legwork',
  sec3Heading2: 'Forty-one visits with a notebook',
  sec3Para2:
    '<p>A writer and an agent went to every building and answered the same nineteen questions. Three of them:</p><ul><li>How many minutes to the metro, on foot, in July?</li><li>Who sends the bill for cooling?</li><li>Where can a guest leave a car after eight in the evening?</li></ul><p>Each page gives all nineteen answers and the date of the visit.</p>',
  sec3Img2: '/media/artefacts/quay-and-khor-lettings/notebook.svg',
  sec3SubHeading3: 'The routine',
  sec3Heading3: 'The agents write, we edit',
  sec3Para3:
    '<p>Once a month they get one sheet: what people typed, which page answered, which did not.</p><p>The three weakest pages are written again, beginning with another visit. It is ordinary <a href="/search-engine-optimization-services-dubai-uae">search work</a>, done on foot.</p>',
  sec3Img3: '/media/artefacts/quay-and-khor-lettings/monthly-sheet.svg',
  sec4Heading: 'Twelve months on',
  sec4SubHeading:
    'Site analytics and the agents’ inbox: the last quarter against the same quarter of the year before.',
  sec4Percentage1: '63%',
  sec4Percentage2: '42%',
  sec4Percentage3: '27%',
  sec4Percentage4: '19%',
  sec4Text1: 'more visits from search',
  sec4Text2: 'of enquiries name a building page',
  sec4Text3: 'of viewings start on the company’s own site',
  sec4Text4: 'fewer enquiries for flats already let',
  reviews: [],
};
