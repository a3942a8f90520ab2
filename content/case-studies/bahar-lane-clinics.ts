import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'bahar-lane-clinics',
  heroHeading: 'A clinic appointment booked before the kettle boils',
  clientName: 'Bahar Lane Clinics',
  industry: 'Healthcare',
  industryText:
    'Family medicine, dentistry and physiotherapy in six clinics between Deira and Ajman. At the desks people speak Arabic, English, Urdu and Malayalam.',
  bannerImage: '/media/artefacts/bahar-lane-clinics/booking.svg',
  video: '/media/artefacts/bahar-lane-clinics/booking.mp4',
  category1: 'Web Development',
  category2: 'UI/UX Design',
  category3: '',
  category4: '',
  year: '2024',
  place: 'Deira to Ajman',
  team: 'Hind, Meera, Zara, Imran',
  duration: 'Fourteen weeks',
  figure: '43%',
  figureText: 'fewer calls between eight and ten',
  ground: '#f6c3cf',
  template: 'template1',
  sec1Heading: 'Six front desks, six diaries',
  sec1Para:
    '<p>Two clinics kept their diary in a spreadsheet, three on paper, and one in the memory of a receptionist with a very good pen. A patient who rang Ajman could not be told that a dermatologist was free in Al Nahda the same afternoon. In the evening the desks sent their pages to head office, where one person typed them into the billing system until nine. Patients saw none of this. They only knew that the line was busy between eight and ten, which is when people decide to see a doctor.</p>',
  sec1Img: '/media/artefacts/bahar-lane-clinics/six-diaries.svg',
  sec2Heading: 'A day at every counter',
  sec2Para:
    '<p>Before we drew a screen, a designer sat at each desk for one day and wrote down what people asked. The staff told us the order: doctor, day, branch, insurance. So our first prototype, a set of paper cards on a waiting-room table in Deira, asked in that order. Fourteen patients moved the cards around for us, and twelve of them put insurance on top. If the plan does not cover the clinic, no doctor and no day will help. <strong>Insurance is now the first question.</strong></p>',
  sec2Img: '/media/artefacts/bahar-lane-clinics/paper-cards.svg',
  sec3SubHeading1: 'The problem',
  sec3Heading1: 'The busy hours were the booking hours',
  sec3Para1:
    '<p>Between eight and ten in the morning, four phone lines served six clinics.</p><p>The clinics could not say how many callers gave up, because a missed call leaves no trace in a diary. We logged one month: about one caller in five hung up before an answer.</p>',
  sec3SubHeading2: 'The thing',
  sec3Heading2: 'Four questions and a held slot',
  sec3Para2:
    '<p>Insurance, doctor, branch, time. The page then holds the slot for five minutes while you type your name.</p><p>It works in Arabic and English. The evening before the visit a text message brings two links: <strong>keep</strong> and <strong>move</strong>. There is no third one, so a visit that does not suit is moved more often than lost.</p>',
  sec3Img2: '/media/artefacts/bahar-lane-clinics/evening-message.svg',
  miniatureBrand: 'Bahar Lane',
  miniatureTask: 'Book a visit',
  miniatureSteps: [
    {
      id: 'insurance',
      question: 'Your insurance',
      options: [
        { id: 'silver', label: 'Sadaf Silver', says: '' },
        { id: 'another', label: 'Another', says: '' },
        { id: 'own', label: 'I pay', says: '' },
      ],
    },
    {
      id: 'doctor',
      question: 'Your doctor',
      options: [
        { id: 'haddad', label: 'Dr Haddad', says: '' },
        { id: 'iqbal', label: 'Dr Iqbal', says: '' },
        { id: 'any', label: 'Any', says: '' },
      ],
    },
    {
      id: 'branch',
      question: 'The branch',
      options: [
        { id: 'al-nahda', label: 'Al Nahda', says: 'at Al Nahda' },
        { id: 'deira', label: 'Deira', says: 'in Deira' },
        { id: 'ajman', label: 'Ajman', says: 'in Ajman' },
      ],
    },
    {
      id: 'time',
      question: 'The time',
      options: [
        { id: '8-20', label: '8.20', says: '8.20' },
        { id: '8-50', label: '8.50', says: '8.50' },
        { id: '9-10', label: '9.10', says: '9.10' },
        { id: '9-30', label: '9.30', says: '9.30' },
      ],
    },
  ],
  miniatureAtRest: 'Four taps. Nothing you choose here is sent or stored.',
  miniatureResult: '{4} {3} is held for you.',
  miniatureAfter: 'For five minutes. In the real one you type your name now.',
  sec3SubHeading3: 'The hand-over',
  sec3Heading3: 'Each roster has one owner',
  sec3Para3:
    '<p>Two afternoons of training, always in pairs, one desk visiting another.</p><p>The handbook has eight pages. The first says what to do when the internet is down: take the list that the printer has put out at seven, as it does every morning.</p>',
  sec3Img3: '/media/artefacts/bahar-lane-clinics/day-view.svg',
  sec4Heading: 'Six months later',
  sec4SubHeading:
    'Months four to six in the booking system and the phone log, set against the month we logged before launch.',
  sec4Percentage1: '54%',
  sec4Percentage2: '43%',
  sec4Percentage3: '31%',
  sec4Percentage4: '12%',
  sec4Text1: 'of visits are booked without a call',
  sec4Text2: 'fewer calls between eight and ten',
  sec4Text3: 'fewer missed appointments',
  sec4Text4: 'of patients have used a second branch',
  reviews: [
    {
      name: 'Mariam S., clinic manager, Ajman',
      text: 'On the second Monday I could hear the clock in the waiting room. I had forgotten that we own a clock.',
      rating: 5,
    },
    {
      name: 'Joby T., front desk, Deira',
      text: 'I wanted a green button and did not get one. Everything else I asked for is there, and the patients find it.',
      rating: 4,
    },
  ],
};
