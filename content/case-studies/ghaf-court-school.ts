import type { FirstCaseStudy } from './first-case-study.ts';

export const caseStudy: FirstCaseStudy = {
  slug: 'ghaf-court-school',
  heroHeading: 'One login for three children and their bus',
  clientName: 'Ghaf Court School',
  industry: 'Education',
  industryText:
    'A private school in Ajman with 1,150 pupils from kindergarten to grade twelve. Two thirds of them come by bus.',
  bannerImage: '/media/artefacts/ghaf-court-school/portal.svg',
  video: '/media/artefacts/ghaf-court-school/portal.mp4',
  category1: 'UI/UX Design',
  category2: 'Web Development',
  category3: '',
  category4: '',
  year: '2023',
  place: 'Ajman',
  team: 'Meera, Hind, Imran, Amna',
  duration: 'Six months',
  figure: '64%',
  figureText: 'fewer people at the accounts window',
  ground: '#7b1e3a',
  template: 'template1',
  sec1Heading: 'Seven passwords and a bag of letters',
  sec1Para:
    '<p>A mother with children in grades one, four and nine had seven passwords. Fees were in one system, marks in a second, the bus in a third. Absence was an e-mail. Everything else came home on paper, and the paper for grade nine stayed in the bag. On the first morning of term the queue at the accounts window reached the car park, although most people in it did not want to pay. They wanted to know what was due, and by when.</p>',
  sec1Img: '/media/artefacts/ghaf-court-school/seven-passwords.svg',
  sec2Heading: 'We asked the queue',
  sec2Para:
    '<p>For two mornings we stood in that queue with a clipboard and asked 140 parents what they had come for. Four answers made up most of the sheet: see what is due, report an absence, change a bus stop, read a report. We drew those four and nothing else, and tried them in the waiting room with sixteen parents and three grandmothers. The grandmothers wanted larger numbers and the name of the teacher. Both went in.</p>',
  sec2Img: '/media/artefacts/ghaf-court-school/queue-clipboard.svg',
  sec3SubHeading1: 'The old way',
  sec3Heading1: 'Three lists of the same children',
  sec3Para1:
    '<p>Accounts, transport and the registrar each kept their own.</p><p>A new address took nine days to reach the driver, because it passed through two paper trays. Nobody was slow. The trays were.</p>',
  sec3SubHeading2: 'The new way',
  sec3Heading2: 'Children across the top, tasks below',
  sec3Para2:
    '<p>A parent signs in once and sees every child side by side: today’s bus, the next date, the balance.</p><p>The three systems still run behind the portal. We connected them, because the middle of a school year is no time to replace them. Every page is there in Arabic and in English, and a form begun on a phone can be finished at a desk.</p>',
  sec3Img2: '/media/artefacts/ghaf-court-school/absence.svg',
  sec3SubHeading3: 'Day to day',
  sec3Heading3: 'No notice longer than sixty words',
  sec3Para3:
    '<p>The registrar’s team now edits texts, dates and forms.</p><p>The sixty words were their idea, and the portal counts them. An office that needs more attaches a page and says in one sentence why it matters. Since then the notices are read, or at least answered.</p>',
  sec3Img3: '/media/artefacts/ghaf-court-school/notice-editor.svg',
  sec4Heading: 'One school year later',
  sec4SubHeading:
    'Portal records from August to June, and a head count at the accounts window on the first three days of each term.',
  sec4Percentage1: '81%',
  sec4Percentage2: '64%',
  sec4Percentage3: '57%',
  sec4Percentage4: '3 days',
  sec4Text1: 'of families sign in at least once a month',
  sec4Text2: 'fewer people at the accounts window',
  sec4Text3: 'of absences reported before the first bell',
  sec4Text4: 'for a new bus stop to reach the driver, down from nine',
  reviews: [
    {
      name: 'Nadia F., registrar',
      text: 'The portal counts my words. I was annoyed for a week and then I noticed that parents had begun to reply.',
      rating: 5,
    },
    {
      name: 'A father of three, who would rather not be named',
      text: 'I changed the bus stop on a Sunday evening from the car. On Wednesday the bus came to the right corner.',
      rating: 5,
    },
    {
      name: 'Mr Osei, transport',
      text: 'The lists agree. When they do not, I can see who changed what. Please make the map print larger.',
      rating: 4,
    },
  ],
};
