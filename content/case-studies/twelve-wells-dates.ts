import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'twelve-wells-dates',
  heroHeading: 'Seven kinds of date, one family name',
  clientName: 'Twelve Wells Dates',
  industry: 'Date growing',
  industryText:
    'A family farm of 3,400 palms at the southern edge of the Liwa oasis. Seven varieties ripen there between June and October.',
  bannerImage: '/media/artefacts/twelve-wells-dates/seven-boxes.svg',
  video: '/media/artefacts/twelve-wells-dates/seven-boxes.mp4',
  category1: 'Branding',
  category2: 'SMM',
  category3: 'Email Marketing',
  category4: '',
  year: '2023',
  place: 'Liwa',
  team: 'Hind, Ngozi, Salem',
  duration: 'Five months',
  figure: '38%',
  figureText: 'of buyers came back for a second order',
  ground: '#a9bf93',
  template: 'template2',
  sec1Heading: 'A good date in a plain carton',
  sec1Para:
    '<p>The grandfather planted his first rows beside a well and then dug eleven more. For two generations the harvest went to the same wholesalers, who mixed it with that of other farms. At the market, a box of the family’s Khalas could not be told from anyone’s. When three cousins decided to sell directly, they had dates, a cold store and a phone. There was no name on anything, and the only photograph of the farm showed a car in front of it.</p>',
  sec1Img: '/media/artefacts/twelve-wells-dates/plain-carton.svg',
  sec2Heading: 'We tasted, then we drew',
  sec2Para:
    '<p>In August we spent three days on the farm, tasted seven varieties side by side with the family, and wrote down their words. Khalas was butter and caramel. Fardh was dry, like strong tea. Lulu was the one you finish without noticing. Those notes became the text on the boxes, in Arabic first. Then came the sign: twelve dots in a row, three of them hollow for the wells that have run dry. The family had expected a palm. Everybody else has a palm.</p>',
  sec2Img: '/media/artefacts/twelve-wells-dates/tasting-notes.svg',
  sec3SubHeading1: 'The question',
  sec3Heading1: 'Who buys dates without tasting them?',
  sec3Para1:
    '<p>Three kinds of buyer, each at a different time of year.</p><p>Families order before Ramadan. Companies order gifts towards the end of the year. Cafés order small amounts every month. One box has to look right on a kitchen table, on a reception desk and behind a coffee machine.</p>',
  sec3SubHeading2: 'The design',
  sec3Heading2: 'Seven colours from the same fruit',
  sec3Para2:
    '<p>Each variety has a colour taken from the fruit itself, from the yellow of an early Naghal to the dark red of Khenaizi.</p><p>The box comes in one size and folds without glue, so the packing room keeps a single pile. A printed strip around it carries the variety, the plot and <strong>the week of picking</strong>. The social channels show what is being picked that week, and a letter goes out once a month.</p><p><img src="/media/artefacts/twelve-wells-dates/strips.svg" alt="Three printed strips laid flat, in Arabic and English, with the plot, the week of picking and the twelve dots of the wells." width="1200" height="900"></p>',
  sec3Img2: '/media/artefacts/twelve-wells-dates/monthly-letter.svg',
  miniatureBrand: 'Twelve Wells',
  miniatureTask: 'Choose a box',
  miniatureSteps: [
    {
      id: 'variety',
      question: 'The variety',
      options: [
        { id: 'khalas', label: 'Khalas', says: 'Khalas: butter and caramel.' },
        { id: 'fardh', label: 'Fardh', says: 'Fardh: dry, like strong tea.' },
        { id: 'lulu', label: 'Lulu', says: 'Lulu: the one you finish without noticing.' },
      ],
    },
    {
      id: 'place',
      question: 'Where it will stand',
      options: [
        { id: 'kitchen', label: 'A kitchen table', says: 'Families order before Ramadan.' },
        {
          id: 'desk',
          label: 'A reception desk',
          says: 'Companies order towards the end of the year.',
        },
        {
          id: 'coffee',
          label: 'Behind a coffee machine',
          says: 'Cafés order a little every month.',
        },
      ],
    },
  ],
  miniatureAtRest: 'Two taps. Nothing you choose here is sent or stored.',
  miniatureResult: '{1} {2}',
  miniatureAfter: 'The strip around the box gives the variety, the plot and the week of picking.',
  sec3SubHeading3: 'The first harvest',
  sec3Heading3: 'Photographed by the people who pick',
  sec3Para3:
    '<p>Two of the cousins run the channels and the letter.</p><p>We left them a lamp, a grey cloth and one page of rules with six pictures: this way, not that way. They send the plan for the month on the first, and we answer by the third.</p>',
  sec3Img3: '/media/artefacts/twelve-wells-dates/page-of-rules.svg',
  sec4Heading: 'From June to February',
  sec4SubHeading:
    'Order book and letter statistics of the first season of direct sales; the share of the harvest is by weight.',
  sec4Percentage1: '47%',
  sec4Percentage2: '38%',
  sec4Percentage3: '29%',
  sec4Percentage4: '',
  sec4Text1: 'of letters are opened',
  sec4Text2: 'of buyers came back for a second order',
  sec4Text3: 'of the harvest sold under the farm’s own name',
  sec4Text4: '',
  reviews: [],
};
