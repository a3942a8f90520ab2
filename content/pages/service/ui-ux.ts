import type { ServiceCopy } from './service-copy.ts';

export const uiUx: ServiceCopy = {
  key: 'ui-ux',
  path: '/ui-ux-design-company-dubai-uae',
  name: 'UI/UX design',
  title: 'UI/UX design company in Dubai, UAE',
  description:
    'Interface design tested with people who have never met you: research, prototypes and design systems in Arabic and English, ready for developers.',
  keywords:
    'UI UX design Dubai, UX research UAE, usability testing Dubai, design system, Arabic interface design',
  hero: {
    lines: ['Screens that', 'need no manual'],
    lead: 'UI/UX design in Dubai for products that people meet at work, at the clinic or at the counter, and would rather understand at once.',
  },
  info: {
    highlightedWord: 'watch',
    heading: 'We watch first. What people do is rarely what a meeting says they do.',
    paragraph:
      'Before we draw, we sit beside five people who do the task today, in Arabic, English or Urdu, and keep quiet. Where they hesitate, where they laugh, which note is stuck to the screen: that is the brief. It takes a few days and ends the argument about taste, because all of you have seen the same thing.',
    points: [
      {
        heading: 'Drafts in grey',
        text: 'The first drafts have no colour and real words. They are quick to make and easy to throw away, which is what drafts are for.',
      },
      {
        heading: 'Tests with strangers',
        text: 'Each round is tried by people who have never met you. They get a task and no help. You may look on, and we recommend that you do it twice.',
      },
      {
        heading: 'Both directions at once',
        text: 'Arabic is drawn beside English from the first screen. A layout that works in one direction only is noticed on day three instead of in month three.',
      },
    ],
  },
  numbered: {
    heading: 'What you get',
    blocks: [
      {
        heading: 'A map of the product',
        paragraphs: [
          'Who comes, with what question, from where, and what must be true when they leave. One large drawing shows every screen and every way between them, with the dead ends in red. Teams who see it tend to cross out screens on the spot.',
          'What remains gets its proper order, and so do the words: one name for each thing, in both languages.',
        ],
        thing: {
          study: 'ghaf-court-school',
          name: 'queue-clipboard',
          caption: 'Ghaf Court School: what 140 parents had come for.',
        },
      },
      {
        heading: 'A prototype you can throw away',
        paragraphs: [
          'Clickable, on the device where it will be used, with names and numbers from your own business. Hand it to your mother, your auditor or your driver.',
          'It exists to be wrong early: whatever fails here fails before a developer has written a line. When two rounds in a row bring nothing new, the drawing is ready to be built.',
        ],
        thing: {
          study: 'bahar-lane-clinics',
          name: 'paper-cards',
          caption: 'Bahar Lane Clinics: the first prototype, four cards.',
        },
      },
      {
        heading: 'A system to build from',
        paragraphs: [
          'Buttons, fields, tables and messages with all their states: empty, loading, full, broken, too long, right to left. Colours and distances are named values that go straight into the code.',
          'Contrast and target sizes meet WCAG 2.2 at level AA. Each part carries a note that says when to use it and, more usefully, when not to.',
        ],
        thing: {
          study: 'dawra-staff-lines',
          name: 'morning-list',
          caption: 'Dawra Staff Lines: a table and the states of its rows.',
        },
      },
    ],
  },
  delivery: {
    kind: 'features',
    heading: 'Always included',
    features: [
      {
        heading: 'Research notes',
        text: 'What we saw, in quotations and pictures, ten pages at most. They belong to you and stay useful when the next project starts.',
      },
      {
        heading: 'The words',
        text: 'Labels, messages, empty screens and error texts are written together with the drawing. A button that says what will happen needs no explanation beside it.',
      },
      {
        heading: 'Accessibility',
        text: 'Keyboard, screen reader, large type, strong sun. We check on devices and with people, because no tool finds everything.',
      },
      {
        heading: 'Files without secrets',
        text: 'Clean layers, named parts and one page that explains the rest. Your own designers can go on the next morning.',
      },
      {
        heading: 'A hand in the build',
        text: 'Designers stay until release, look at each screen on the test address and settle differences beside the developers.',
      },
      {
        heading: 'Figures agreed beforehand',
        text: 'Time for a task, errors, calls to support. We note them before the change and look at the same ones three months later.',
      },
    ],
  },
  audiences: [
    {
      heading: 'People at work',
      text: '<p>They use it <strong>all day</strong>, so speed counts: a key for every action, dense tables, no picture to scroll past.</p>',
    },
    {
      heading: 'People in a queue',
      text: '<p>They use it <strong>once</strong>. Large steps, one question at a time, and always a way back that loses nothing.</p>',
    },
    {
      heading: 'People over sixty',
      text: '<p>Larger type, <strong>plain words</strong>, no gestures that have to be guessed. Everybody else is grateful too.</p>',
    },
  ],
  questions: {
    lead: 'Five questions about tests, hand-over and what you have already.',
    items: [
      {
        question: 'Why only five people in a test?',
        answer:
          'Because the sixth mostly stumbles where the others did, and three small rounds teach more than one big one. Between rounds the drawing is improved. If your users form very different groups, we invite five of each.',
      },
      {
        question: 'Do you build what you design?',
        answer:
          'If you like. When your own developers build, we hand over in person, sit with them in the first weeks and stay reachable until release. When we build, designers and engineers are one team from the first day.',
      },
      {
        question: 'Can you improve what we have?',
        answer:
          'Yes. We walk through the product with a fixed list of tasks, note each obstacle and sort them by harm and effort. You get the list within two weeks. Some of the points at the top will need a sentence changed and no redesign.',
      },
      {
        question: 'What do you need from us?',
        answer:
          'One person who may decide, two hours a week, and permission to talk to your users. We bring a researcher, a designer and a writer, who between them work in Arabic, English and Urdu.',
      },
      {
        question: 'What happens to the recordings?',
        answer:
          'They are made with consent, kept encrypted and deleted at the end of the project. Names are taken out of all notes. In medicine and finance we follow the rules your compliance officer gives us.',
      },
    ],
  },
};
