import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'yellow-ladder-home-services',
  heroHeading: 'Every plumbing job gets one owner',
  clientName: 'Yellow Ladder Home Services',
  industry: 'Home services',
  industryText:
    'Air conditioning, plumbing and electrical repairs in villas and flats from Mirdif to Dubai South. Twenty-two technicians, eleven vans.',
  bannerImage: '/media/artefacts/yellow-ladder-home-services/job-card.svg',
  video: '/media/artefacts/yellow-ladder-home-services/job-card.mp4',
  category1: 'CRM Integration',
  category2: 'Call Action Tracking',
  category3: 'Reputation Management',
  category4: '',
  year: '2024',
  place: 'Dubai',
  team: 'Meera, Imran, Amna, Shireen',
  duration: 'Nine weeks',
  figure: '94%',
  figureText: 'of calls answered by a person',
  ground: '#ffd24a',
  template: 'template1',
  sec1Heading: 'Nineteen numbers on eleven vans',
  sec1Para:
    '<p>Over the years every advert, van and fridge magnet had been given a mobile number of its own. Nineteen were in use. Some rang in the office, four in the pockets of technicians lying under a sink, and one, we found, in a drawer. Jobs were kept in a notebook, a spreadsheet and two message groups. If a customer rang twice about the same leak, the story began again from the start. The owner wanted more advertising. We asked to count first.</p>',
  sec1Img: '/media/artefacts/yellow-ladder-home-services/nineteen-numbers.svg',
  sec2Heading: 'Thirty days of counting',
  sec2Para:
    '<p>In April each source got a tracked number, and all of them rang at one desk. Nothing else changed. We noted where a call came from, whether someone answered, and what became of it. Vans parked in a street brought more work than directory listings. The fridge magnets, twelve years old, brought more than the adverts. And <strong>a quarter of the calls after six in the evening</strong> went unanswered. The new adverts were cancelled, and an evening shift was hired.</p>',
  sec2Img: '/media/artefacts/yellow-ladder-home-services/april-count.svg',
  sec3SubHeading1: 'The leak',
  sec3Heading1: 'Work lost between two notebooks',
  sec3Para1:
    '<p>We traced thirty-five jobs that had been promised and not done.</p><p>Most of them had been written down correctly, in the wrong book. Nothing had been forgotten, but no name stood beside the job.</p>',
  sec3SubHeading2: 'The repair',
  sec3Heading2: 'One card for each job',
  sec3Para2:
    '<p>When the phone rings, a card opens with the address, past jobs and the source of the call.</p><ul><li>It always carries one name: whoever has to do the next thing.</li><li>The technician gets it on a phone, with the gate code and a map pin.</li><li>When it is closed, the customer is asked for a review, in the language of the call.</li></ul>',
  sec3Img2: '/media/artefacts/yellow-ladder-home-services/call-card.svg',
  sec3SubHeading3: 'The habit',
  sec3Heading3: 'Empty by nine',
  sec3Para3:
    '<p>At eight each morning the desk opens one list: cards older than a day.</p><p>The question is never why a card is late, only who takes it. In the second month the desk made a list of its own for maintenance contracts, without us. That was when we knew the system had settled in.</p>',
  sec3Img3: '/media/artefacts/yellow-ladder-home-services/empty-by-nine.svg',
  sec4Heading: 'Summer, measured',
  sec4SubHeading:
    'Phone records and job cards from June to August, set against the thirty days we counted in April.',
  sec4Percentage1: '94%',
  sec4Percentage2: '83%',
  sec4Percentage3: '52%',
  sec4Percentage4: '21%',
  sec4Text1: 'of calls answered by a person',
  sec4Text2: 'of jobs finished on the day agreed',
  sec4Text3: 'fewer repeat calls about the same job',
  sec4Text4: 'of customers left a review',
  reviews: [
    {
      name: 'Rania M., dispatch',
      text: 'Before, I was the system. I went on holiday in July and nobody rang me. I checked my phone twice to be sure.',
      rating: 5,
    },
    {
      name: 'The technician of van 7, unnamed at his wish',
      text: 'I know the gate code before I reach the gate. It sounds like nothing until it is 46 degrees.',
      rating: 5,
    },
  ],
};
