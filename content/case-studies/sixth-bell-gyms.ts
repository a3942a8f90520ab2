import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'sixth-bell-gyms',
  heroHeading: 'Four branches, four pages, one trial class',
  clientName: 'Sixth Bell Gyms',
  industry: 'Fitness',
  industryText:
    'Boxing and strength training in Karachi: Clifton, Bahadurabad, Gulshan-e-Iqbal and North Nazimabad. Women have their own hours in every branch.',
  bannerImage: '/media/artefacts/sixth-bell-gyms/branch-page.svg',
  video: '/media/artefacts/sixth-bell-gyms/branch-page.mp4',
  category1: 'Google Ads',
  category2: 'Landing Page',
  category3: 'Marketing Strategy',
  category4: '',
  year: '2024',
  place: 'Karachi',
  team: 'Danish, Zara, Shireen',
  duration: 'Ten weeks',
  figure: '33%',
  figureText: 'less advertising spent for each trial',
  ground: '#1531c9',
  template: 'template2',
  sec1Heading: 'One advert for a city of many cities',
  sec1Para:
    '<p>People in Gulshan do not drive to Clifton to train at seven in the evening. The adverts did not know that. A single campaign covered all of Karachi and led to the home page, where visitors had to find the branch, the timetable and the women’s hours by themselves. The manager in North Nazimabad spent her evenings answering people who lived an hour away, politely, one by one. By the twentieth of each month the budget was gone, and no report said which branch it had filled.</p>',
  sec1Img: '/media/artefacts/sixth-bell-gyms/one-advert.svg',
  sec2Heading: 'We paused the adverts first',
  sec2Para:
    '<p>For two weeks nothing ran. We sat at the four reception desks instead and noted what people asked when they walked in. Three questions came up everywhere: when is the class, is there an hour for women, may I try it once. The fourth was parking, except in Bahadurabad, where everybody seems to come by motorbike. Each branch now has a page that answers them in that order, with a map that marks the gate. It is in English, with an Urdu version of the parts that people forward to a friend.</p>',
  sec2Img: '/media/artefacts/sixth-bell-gyms/reception-notes.svg',
  sec3SubHeading1: 'The plan',
  sec3Heading1: 'Twenty minutes around each gym',
  sec3Para1:
    '<p>Every branch has a campaign of its own, drawn along the roads that people take to it after work.</p><p>Adverts run before work, at lunch, and from five to nine. They name the district in the first line and the next free class in the second.</p>',
  sec3SubHeading2: 'The pages',
  sec3Heading2: 'Pick a class, leave a number',
  sec3Para2:
    '<p>Two fields and a timetable. Whoever fills them in has a place.</p><p>Reception gets a message with the class, the branch and the advert it came from. Photographs load last, because many people open the page on a bus and decide before the picture is there.</p>',
  sec3Img2: '/media/artefacts/sixth-bell-gyms/trial-message.svg',
  sec3SubHeading3: 'The weekly sheet',
  sec3Heading3: 'Five numbers every Monday',
  sec3Para3:
    '<p>Spent, clicked, booked, attended, joined: each manager sees the five for all four branches.</p><p>They may move <strong>a fifth of their budget</strong> to another hour or class without asking. For more than that we talk for ten minutes. By the third month we talked twice.</p>',
  sec3Img3: '/media/artefacts/sixth-bell-gyms/monday-sheet.svg',
  sec4Heading: 'After one quarter',
  sec4SubHeading:
    'The advertising account and the reception books of all four branches, compared with the quarter before the pause.',
  sec4Percentage1: '71%',
  sec4Percentage2: '33%',
  sec4Percentage3: '16%',
  sec4Percentage4: '',
  sec4Text1: 'of booked trials were attended',
  sec4Text2: 'less advertising spent for each trial',
  sec4Text3: 'of those who tried a class became members',
  sec4Text4: '',
  reviews: [],
};
