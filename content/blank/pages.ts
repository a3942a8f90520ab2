import { notFoundPath } from '../../domain/content/addresses/lasting-paths.ts';
import type { FirstPage } from '../pages/first-page.ts';
import { privacyPolicy } from '../pages/privacy-policy.ts';
import { blankHome } from './home.ts';

const quote = { label: 'Get a Quote', href: '/contact' };

const company: FirstPage = {
  name: 'Company',
  path: '/company',
  meta_title: 'Company | {name}',
  meta_description: 'Who {name} is, what it stands for, and who it has worked for.',
  sections: [
    {
      id: 'company-hero',
      kind: 'hero',
      props: {
        headline: 'A headline about\nyour company',
        lead: 'One or two sentences that a visitor should remember about you.',
        label: 'Get Started',
        href: '/contact',
        size: 'sub',
        drawing: 'company',
      },
    },
    {
      id: 'company-about',
      kind: 'about',
      props: {
        heading: 'Who you are, in one sentence',
        text: 'Where you come from, who works here and how a project runs with you.\n\nWhat makes you different, in words that a client would use.',
      },
    },
    {
      id: 'company-testimonials',
      kind: 'testimonials',
      props: { heading: 'What clients say' },
    },
    {
      id: 'company-clients',
      kind: 'clients',
      props: { heading: 'Who we work for', label: 'View All Projects', href: '/case-studies' },
    },
  ],
};

const caseStudies: FirstPage = {
  name: 'Case Studies',
  path: '/case-studies',
  meta_title: 'Case Studies | {name}',
  meta_description: 'Projects by {name}: what was asked for, what was made and what came of it.',
  sections: [
    {
      id: 'case-studies-hero',
      kind: 'hero',
      props: {
        headline: 'Case Studies',
        lead: 'A sentence about the projects that you show here.',
        size: 'low',
        drawing: 'case-studies',
      },
    },
    {
      id: 'case-studies-list',
      kind: 'case-study-list',
      props: {
        heading: 'Projects',
        emptyText: 'The first projects are being written down. Ask us about them.',
        noneText: 'None of the published projects fits. Ask us about what you are looking for.',
        ...quote,
      },
    },
  ],
};

const insights: FirstPage = {
  name: 'Insights',
  path: '/insights',
  meta_title: 'Insights | {name}',
  meta_description: 'Articles by {name}: what we have learnt from our projects.',
  sections: [
    {
      id: 'insights-hero',
      kind: 'hero',
      props: {
        headline: 'Insights',
        lead: 'A sentence about what you write here, and for whom.',
        size: 'low',
        drawing: 'insights',
      },
    },
    {
      id: 'insights-list',
      kind: 'blog-list',
      props: {
        heading: 'Trending Blogs',
        emptyText: 'The first article is being written. Ask us what it should answer.',
        noneText: 'No article fits. Ask us, and your question may become the next one.',
        label: 'Ask a question',
        href: '/contact',
      },
    },
  ],
};

const contact: FirstPage = {
  name: 'Contact Us',
  path: '/contact',
  meta_title: 'Contact Us | {name}',
  meta_description: 'Write or call {name}; you get an answer within {answerTime}.',
  sections: [
    {
      id: 'contact-hero',
      kind: 'hero',
      props: {
        headline: 'Contact Us',
        lead: 'A sentence that makes it easy to write to you.',
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
        text: 'You get an answer within {answerTime}.',
      },
    },
  ],
};

const refundPolicy: FirstPage = {
  name: 'Refund Policy',
  path: '/refund-policy',
  meta_title: 'Refund Policy | {name}',
  meta_description: 'When {name} pays money back, when it does not, and how to ask for it.',
  sections: [
    {
      id: 'refund-policy',
      kind: 'policy',
      props: {
        title: 'Refund Policy',
        lead: 'When clients get their money back, when they do not, and how long it takes.',
        parts: [
          {
            id: 'rules',
            anchor: 'rules',
            heading: 'Your rules',
            shown: 'always',
            text: '<p>Write down for which reasons a client may cancel, what you pay back, and until when.</p>',
          },
          {
            id: 'asking',
            anchor: 'asking',
            heading: 'How to ask',
            shown: 'always',
            text: '<p>Write to <a href="mailto:{email}">{email}</a> or use the <a href="/contact">contact form</a>. You get an answer within {answerTime}.</p>',
          },
        ],
      },
    },
  ],
};

const notFound: FirstPage = {
  name: 'Page not found',
  path: notFoundPath,
  meta_title: 'Oops! Page Not Found',
  meta_description: 'What visitors of {name} find at an address that leads nowhere.',
  noindex: true,
  sections: [
    {
      id: 'not-found',
      kind: 'not-found',
      props: {
        headline: 'Oops! Page\nNot Found',
        heading: "The page you're looking for doesn't exist.",
        text: 'These do:',
        goneText: 'It was here once and has been taken away. These are here:',
        drawing: 'not-found',
        ways: [
          { id: 'home', label: 'Home', href: '/' },
          { id: 'case-studies', label: 'Case Studies', href: '/case-studies' },
          { id: 'insights', label: 'Insights', href: '/insights' },
          { id: 'contact', label: 'Contact', href: '/contact' },
        ],
        searchHeading: 'Or search for it',
        searchText: 'Two or three words from the page are enough, in any order.',
      },
    },
  ],
};

/** The privacy policy says what the site itself does, whoever owns it. */
export const blankPages: readonly FirstPage[] = [
  blankHome,
  company,
  caseStudies,
  insights,
  contact,
  refundPolicy,
  privacyPolicy,
  notFound,
];
