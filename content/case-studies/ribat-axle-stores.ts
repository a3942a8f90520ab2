import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'ribat-axle-stores',
  heroHeading: 'Type a chassis number, get the right filter',
  clientName: 'Ribat Axle Stores',
  industry: 'Automotive parts',
  industryText:
    'Parts for Japanese and Korean cars, sold from one counter and two stores in Industrial Area 6, Sharjah. Three buyers in four are workshops.',
  bannerImage: '/media/artefacts/ribat-axle-stores/chassis-search.svg',
  video: '/media/artefacts/ribat-axle-stores/chassis-search.mp4',
  category1: 'Ecommerce Development',
  category2: 'API Integration',
  category3: 'Live Chat Solutions',
  category4: '',
  year: '2023',
  place: 'Sharjah',
  team: 'Imran, Zara, Tomas, Danish',
  duration: 'Twenty weeks',
  figure: '61%',
  figureText: 'fewer returns of parts that do not fit',
  ground: '#26282c',
  template: 'template1',
  sec1Heading: 'Sixty thousand parts, one man who knew them',
  sec1Para:
    '<p>Yaqoob has sold parts for twenty-six years. Give him a model year and he names the oil filter, the shelf, and the two numbers it was sold under before. The stock list could do none of that. About a third of its 60,000 lines were the same part under an older number. Workshops that could not reach Yaqoob guessed, ordered, and sent a rider back with the wrong one. The old website offered a catalogue to download and a phone number. The phone stood on Yaqoob’s desk.</p>',
  sec1Img: '/media/artefacts/ribat-axle-stores/three-numbers.svg',
  sec2Heading: 'First the list, then the shop',
  sec2Para:
    '<p>For five weeks we did not open a design file. We cleaned. For two hours a day Yaqoob and one of our engineers joined old numbers to new ones, beginning with the 4,000 parts that sell every month. At night a script tried the same with the slow ones and left its doubts for the morning. Then we put a single search field on a tablet at the counter and asked the sales staff to use it for real orders. They reported ninety faults in the first week, which is what the tablet was for.</p>',
  sec2Img: '/media/artefacts/ribat-axle-stores/joined-numbers.svg',
  sec3SubHeading1: 'What was wrong',
  sec3Heading1: 'Right car, wrong year',
  sec3Para1:
    '<p>About one phone order in nine came back, nearly always because the part did not fit.</p><p>Each return meant a second ride, a torn box, and often a customer who had bought elsewhere in the meantime.</p>',
  sec3SubHeading2: 'What we built',
  sec3Heading2: 'Seventeen characters, one answer',
  sec3Para2:
    '<p>A buyer types the chassis number from the registration card. The shop shows only what fits that car.</p><ul><li>Stock is read from the store system every two minutes, so ‘in stock’ means on the shelf.</li><li>Workshops repeat an earlier order in two taps.</li><li>When a number cannot be read, a chat opens to the counter with the number already in it.</li></ul>',
  sec3Img2: '/media/artefacts/ribat-axle-stores/counter-chat.svg',
  miniatureBrand: 'Ribat Axle',
  miniatureTask: 'Find a part',
  miniatureSteps: [
    {
      id: 'chassis',
      question: 'The chassis number',
      options: [
        { id: 'typed', label: 'Typed from the card', says: 'Seventeen characters, one answer:' },
        {
          id: 'unreadable',
          label: 'Cannot be read',
          says: 'A chat opens to the counter, with the number already in it:',
        },
      ],
    },
    {
      id: 'part',
      question: 'The part',
      options: [
        { id: 'filter', label: 'Oil filter', says: 'the oil filter that fits this car,' },
        {
          id: 'again',
          label: 'As ordered before',
          says: 'the earlier order, repeated in two taps,',
        },
      ],
    },
    {
      id: 'whom',
      question: 'For whom',
      options: [
        { id: 'workshop', label: 'A workshop', says: 'while the car is still on the lift.' },
        { id: 'own', label: 'My own car', says: 'and nothing that does not fit.' },
      ],
    },
  ],
  miniatureAtRest: 'Three taps. Nothing you choose here is sent or stored.',
  miniatureResult: '{1} {2} {3}',
  miniatureAfter: 'Stock is read every two minutes: ‘in stock’ means on the shelf.',
  sec3SubHeading3: 'What stays',
  sec3Heading3: 'Monday is for missing parts',
  sec3Para3:
    '<p>Three people at the counter edit the catalogue. Yaqoob is one of them.</p><p>Every search without a result lands on a list, and on Monday mornings they go through it. We look after the search, the link to the store system, and the updates.</p>',
  sec3Img3: '/media/artefacts/ribat-axle-stores/monday-list.svg',
  sec4Heading: 'Two quarters on',
  sec4SubHeading:
    'Order and return records of the shop’s first two quarters, compared with the phone orders of the two quarters before.',
  sec4Percentage1: '86%',
  sec4Percentage2: '61%',
  sec4Percentage3: '58%',
  sec4Percentage4: '4.5%',
  sec4Text1: 'of chassis numbers are read without help',
  sec4Text2: 'fewer returns of parts that do not fit',
  sec4Text3: 'of workshop orders arrive online',
  sec4Text4: 'of orders come back, for any reason',
  reviews: [
    {
      name: 'Yaqoob R., parts counter',
      text: 'They wrote down what I know and did not make me feel old. Now the young ones ask the screen first, and me about cricket.',
      rating: 5,
    },
    {
      name: 'A workshop in Al Jurf, Ajman, unnamed at its owner’s wish',
      text: 'Chassis number, part, finished. I order while the car is still on the lift.',
      rating: 5,
    },
    {
      name: 'Salma I., accounts',
      text: 'The weekly stock check is shorter. I would like the credit notes in the same place, and that is planned.',
      rating: 4,
    },
  ],
};
