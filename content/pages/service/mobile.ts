import type { ServiceCopy } from './service-copy.ts';

export const mobile: ServiceCopy = {
  key: 'mobile',
  path: '/mobile-app-development-dubai-uae',
  name: 'Mobile app development',
  title: 'Mobile app development in Dubai, UAE',
  description:
    'iOS and Android apps that open at once, work without a signal and pass store review: from the first ride-along in Dubai to releases without fear.',
  keywords:
    'mobile app development Dubai, iOS app development UAE, Android app development Dubai, React Native UAE, offline app',
  hero: {
    lines: ['Apps that work', 'in a lift'],
    lead: 'Mobile app development in Dubai for people on the move: drivers, patients, parents, guests. One thumb, an old phone, no signal.',
  },
  info: {
    highlightedWord: 'thumb',
    heading: 'One thumb, ten seconds, no signal. That is the test we build for.',
    paragraph:
      'An app is opened in between: at a gate, at a counter, in a car park under a mall. It has to start at once, remember where it was and say honestly what has been sent and what is still waiting. So data is kept on the phone first and travels when there is a network, without a press on Retry.',
    points: [
      {
        heading: 'A reason to be an app',
        text: 'If a website can do it, we tell you so. Camera, location, notifications, offline work and daily use are good reasons. An icon on the home screen is not.',
      },
      {
        heading: 'Two platforms, one team',
        text: 'Shared code for iOS and Android where it serves the user, native code where the phone does it better. Both versions come out on the same day, from the same people.',
      },
      {
        heading: 'Small releases',
        text: 'A new version every two weeks, first for a few of the users. If something is wrong, it is stopped before the others have it.',
      },
    ],
  },
  numbered: {
    heading: 'What we build',
    blocks: [
      {
        heading: 'Apps for customers',
        paragraphs: [
          'Booking, ordering, loyalty, a bill that can be understood. We draw the one task people come for and make it possible in under a minute, counted from the tap on the icon.',
          'Sign-in comes as late as possible, by phone number or passkey. Arabic is a first language of the app, with its own texts and its own tests.',
        ],
        thing: {
          study: 'bahar-lane-clinics',
          name: 'booking',
          caption: 'Bahar Lane Clinics: a visit booked on a phone.',
        },
      },
      {
        heading: 'Apps for staff',
        paragraphs: [
          'Drivers, nurses, inspectors, shelf fillers. They wear gloves, they stand in the sun, and they did not choose the app. Buttons are large, lists are short, and a photograph replaces a form.',
          'Work done without a signal is kept safe and sent later, with the time at which it was really done. Planners see on one screen what has arrived and what has not.',
        ],
        thing: {
          study: 'yellow-ladder-home-services',
          name: 'job-card',
          caption: 'Yellow Ladder Home Services: a technician’s job card.',
        },
      },
      {
        heading: 'Rescue and renewal',
        paragraphs: [
          'Apps age faster than websites, since both stores keep asking for newer tools. We take over code from other teams: first it must build again, then crash reports are read, then the oldest parts are replaced one at a time.',
          'Users keep their data and you keep your reviews, because the app keeps its place in the store.',
        ],
        thing: {
          study: 'dawra-staff-lines',
          name: 'nine-weeks',
          caption: 'Dawra Staff Lines: one depot after the other.',
        },
      },
    ],
  },
  delivery: {
    kind: 'process',
    heading: 'How it runs',
    steps: [
      {
        when: 'Weeks 1–2',
        heading: 'Follow',
        text: 'We go with the people who will use it, for a shift or a shopping trip, and write down when they reach for the phone.',
      },
      {
        when: 'Weeks 3–4',
        heading: 'Pretend',
        text: 'A prototype on a real phone. Eight people try it, and what they stumble over is drawn again.',
      },
      {
        when: 'Weeks 5–12',
        heading: 'Build',
        text: 'Steps of two weeks. You install each one as a test version and use it on your way home.',
      },
      {
        when: 'Week 13',
        heading: 'Review',
        text: 'Store pages, privacy answers, test accounts. Replies to the reviewers’ usual questions are prepared.',
      },
      {
        when: 'Week 14 and on',
        heading: 'Release',
        text: 'A few users first, then everybody. In the first month we read crashes and reviews every day.',
      },
    ],
  },
  audiences: [
    {
      heading: 'Commuters',
      text: '<p>They hold a bag in one hand. What matters lies <strong>within reach of a thumb</strong>, and nothing is lost when the train goes into the tunnel.</p>',
    },
    {
      heading: 'Shift workers',
      text: '<p>They may share a phone and read one of six languages. Symbols come before words, <strong>numbers are large</strong>, and signing out takes one tap.</p>',
    },
    {
      heading: 'First-time users',
      text: '<p>No tour of five slides. The first screen <strong>does the first useful thing</strong>, and a permission is asked for at the moment it is needed.</p>',
    },
  ],
  questions: {
    lead: 'Five questions that decide what the first version looks like.',
    items: [
      {
        question: 'How much time should we plan?',
        answer:
          'Three to four months from the first meeting to the stores, for an app with one main task and a back office. The server is often half of the work. If your systems already have good interfaces, it is quicker.',
      },
      {
        question: 'Native or cross-platform?',
        answer:
          'For most business apps one shared code base, in React Native or Flutter, is the sensible choice: one team, one set of faults to fix. Games and heavy camera work are better native. We build the hardest screen as a trial and decide by that.',
      },
      {
        question: 'Who owns the store accounts?',
        answer:
          'You do. They are opened in your company’s name and we work in them as invited members. Apple asks companies for a D-U-N-S number, which can take a while, so we raise it in the first week.',
      },
      {
        question: 'Can Apple refuse our app?',
        answer:
          'It happens, mostly for plain reasons: no test account, an unclear privacy answer, a thin copy of a website. We go through the published guidelines before sending and plan a week for questions. After a refusal we answer, fix the fault and send it again.',
      },
      {
        question: 'What does an app need after launch?',
        answer:
          'New versions of iOS and Android arrive every year, and something always looks different. Plan a few days a month for updates, crash reports and answers to reviews.',
      },
    ],
  },
};
