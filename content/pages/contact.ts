import type { FirstPage } from './first-page.ts';

export const contactPage: FirstPage = {
  name: 'Contact Us',
  path: '/contact',
  meta_title: 'Contact Us | {name}',
  meta_description:
    'Write or call {name} in {cities}. Say what you need in three lines; you get an answer within {answerTime}.',
  sections: [
    {
      id: 'contact-hero',
      kind: 'hero',
      props: {
        headline: 'Contact Us',
        lead: 'Tell us what you need to move, and how far. A person reads every message.',
        size: 'low',
        drawing: 'contact',
      },
    },
    {
      id: 'contact-enquiry',
      kind: 'enquiry',
      props: {
        form: 'main',
        heading: "Let's get in touch!",
        text: 'Three lines are enough. If you have a brief, say so and we will ask for it. You get an answer within {answerTime}.',
      },
    },
    {
      id: 'contact-process',
      kind: 'process',
      props: {
        heading: 'What happens next',
        ground: 'sand',
        steps: [
          {
            id: 'stored',
            when: 'Straight away',
            heading: 'Kept',
            text: 'Your message is stored before this page thanks you, so none is lost on its way to us.',
          },
          {
            id: 'answered',
            when: 'Within {answerTime}',
            heading: 'Answered',
            text: 'A person who could do the work reads it and writes back: with questions, with a first idea, or with an honest no.',
          },
          {
            id: 'talked',
            when: 'On a day you choose',
            heading: 'Talked through',
            text: 'Twenty minutes by phone or at your desk. We ask who should arrive, and what stands in their way today.',
          },
          {
            id: 'estimated',
            when: 'Two working days later',
            heading: 'Estimated',
            text: 'In writing: what we would build, how long it takes, what it costs, and what we would leave out.',
          },
        ],
      },
    },
  ],
};
