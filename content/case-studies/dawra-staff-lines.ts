import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'dawra-staff-lines',
  heroHeading: 'Two hundred buses on one morning list',
  clientName: 'Dawra Staff Lines',
  industry: 'Staff transport',
  industryText:
    'Contract buses for hotel, hospital and airport staff in Abu Dhabi. The first leaves Musaffah at 3.50 in the morning, the last is back after one.',
  bannerImage: '/media/artefacts/dawra-staff-lines/morning-list.svg',
  video: '/media/artefacts/dawra-staff-lines/morning-list.mp4',
  category1: 'App Development',
  category2: 'UI/UX Design',
  category3: '',
  category4: '',
  year: '2024',
  place: 'Abu Dhabi',
  team: 'Meera, Tomas, Imran, Bilal',
  duration: 'Sixteen weeks',
  figure: '93%',
  figureText: 'of changes confirmed within ten minutes',
  ground: '#c3cbd2',
  template: 'template2',
  sec1Heading: 'Out of date by four in the morning',
  sec1Para:
    '<p>At ten every evening the planners printed the next day’s list and pinned it up in the depot. By the time the first driver read it, a hotel had added a shift, a driver was ill or a tyre was flat. Changes went out as voice messages to a group of 230 people, where they sat between birthday greetings and football. Passengers stood at a gate on Yas Island and guessed. Most contracts carry a penalty for a late kitchen crew, so the company paid for the guessing.</p>',
  sec1Img: '/media/artefacts/dawra-staff-lines/pinned-list.svg',
  sec2Heading: 'Five nights in the dispatch room',
  sec2Para:
    '<p>Two of us sat with the night desk and wrote down every change: who asked, who had to know, how long it took. In five nights we counted 312. About forty of them needed a decision. The rest were one message, passed on by hand three or four times. That settled what the app would be. Drivers know the roads, so a map with moving buses was not needed. They needed one list that is always the latest, and a way to say <strong>I have read it</strong>.</p>',
  sec2Img: '/media/artefacts/dawra-staff-lines/night-tally.svg',
  sec3SubHeading1: 'The need',
  sec3Heading1: 'Driver, gate and client, in the same minute',
  sec3Para1:
    '<p>The drivers read six languages between them. Many of their phones are five years old.</p><p>On the road to the desert accommodation the signal drops for minutes at a time. Whatever we made had to work there, in the dark, with one thumb.</p>',
  sec3SubHeading2: 'The app',
  sec3Heading2: 'My bus, my time, my gate',
  sec3Para2:
    '<p>The driver’s screen has three lines. When one of them changes it turns orange, and the phone reads it aloud until a thumb confirms.</p><p>The list opens without a signal and sends confirmations when there is one again. Passengers see it by scanning a code at their gate, with nothing to install. Planners see who has not confirmed, and ring only those.</p>',
  sec3Img2: '/media/artefacts/dawra-staff-lines/driver-screen.svg',
  miniatureBrand: 'Dawra',
  miniatureTask: 'A change at 3.50',
  miniatureSteps: [
    {
      id: 'news',
      question: 'What is new on the list',
      options: [
        { id: 'bus', label: 'My bus', says: 'The bus turns orange' },
        { id: 'time', label: 'My time', says: 'The time turns orange' },
        { id: 'gate', label: 'My gate', says: 'The gate turns orange' },
      ],
    },
    {
      id: 'road',
      question: 'On the road',
      options: [
        { id: 'signal', label: 'With a signal', says: '' },
        {
          id: 'none',
          label: 'Without one',
          says: 'The list opens without a signal and reports when there is one again.',
        },
      ],
    },
    {
      id: 'driver',
      question: 'The driver',
      options: [
        { id: 'read', label: 'I have read it', says: 'A thumb has confirmed: nobody has to ring.' },
        {
          id: 'silent',
          label: 'No answer yet',
          says: 'Planners see who has not confirmed, and ring only this one.',
        },
      ],
    },
  ],
  miniatureAtRest: 'Three taps. Nothing you choose here is sent or stored.',
  miniatureResult: '{1} and the phone reads it aloud. {3} {2}',
  miniatureAfter: 'Six languages, three lines, one thumb.',
  sec3SubHeading3: 'The roll-out',
  sec3Heading3: 'Four depots, nine weeks',
  sec3Para3:
    '<p>We went depot by depot, a fortnight each, the smallest first.</p><p>Two drivers learned the app and taught the others over tea. The paper list stayed on the wall until a depot asked us to take it down. The last one came down in week nine.</p>',
  sec3Img3: '/media/artefacts/dawra-staff-lines/nine-weeks.svg',
  sec4Heading: 'After one winter season',
  sec4SubHeading:
    'Dispatch and penalty records from November to March, compared with the same five months of the previous winter.',
  sec4Percentage1: '93%',
  sec4Percentage2: '46%',
  sec4Percentage3: '28%',
  sec4Percentage4: '',
  sec4Text1: 'of changes confirmed within ten minutes',
  sec4Text2: 'fewer calls to the night desk',
  sec4Text3: 'fewer penalties for late arrival',
  sec4Text4: '',
  reviews: [
    {
      name: 'Hamza K., night planner',
      text: 'I drink my tea hot. Ask anybody who has worked nights in dispatch what that means.',
      rating: 5,
    },
    {
      name: 'Sunil P., driver and trainer',
      text: 'First week I did not trust it and looked at the paper also. Second week the paper was wrong and the phone was right.',
      rating: 5,
    },
  ],
};
