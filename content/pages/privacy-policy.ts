import type { FirstPage } from './first-page.ts';

const agreements =
  'If we come to work together, the agreement and the invoices are kept for as long as the law requires.';

export const privacyPolicy: FirstPage = {
  name: 'Privacy Policy',
  path: '/privacy-policy',
  meta_title: 'Privacy Policy | {name}',
  meta_description:
    'What {name} keeps when you visit or write: {enquiryKept}, no cookies, no trackers. Who reads it, and how to have it deleted.',
  sections: [
    {
      id: 'privacy-policy',
      kind: 'policy',
      props: {
        title: 'Privacy Policy',
        lead: 'What we keep about you, why, and for how long. It is not much, so the page is short.',
        facts: [
          {
            id: 'age',
            term: 'Our services are for people from',
            figure: '18 years',
            remark: 'and not directed to under 18s',
            shown: 'always',
          },
          {
            id: 'replies',
            term: 'Support replies within',
            figure: '{answerTime}',
            remark: 'to any question about your data',
            shown: 'always',
          },
          {
            id: 'limit',
            term: 'An enquiry is deleted after',
            figure: '{retention}',
            remark: 'or earlier, when you ask',
            shown: 'with a time limit',
          },
          {
            id: 'no-limit',
            term: 'An enquiry is deleted',
            figure: 'When you ask',
            remark: 'and is kept until then',
            shown: 'without a time limit',
          },
        ],
        parts: [
          {
            id: 'kept',
            anchor: 'kept',
            heading: 'What you send us',
            shown: 'always',
            text: [
              '<p>A contact form asks for your name, your e-mail address and a message. Some forms also ask for a phone number, your business and your role. We keep what you typed and the time it arrived, for one purpose: to answer you.</p>',
              '<p>Until you press Send, your words stay in your own browser, in that one tab, so that a reload does not lose them. That tab also remembers which of our pages you opened and which link brought you here. We see that list only if you send the form: then it comes along, so that we know what you have read, and is deleted with your enquiry.</p>',
            ].join(''),
          },
          {
            id: 'not-kept',
            anchor: 'not-kept',
            heading: 'What we do not collect',
            shown: 'always',
            text: [
              '<ul>',
              '<li><strong>No cookies.</strong> These pages set none, so there is no banner to click away.</li>',
              '<li><strong>No trackers.</strong> No script of another company runs here, neither to count nor to advertise.</li>',
              '<li><strong>No trade.</strong> We do not sell what you send us, and we buy nothing about you.</li>',
              '</ul>',
              '<p>Like any web server, ours writes a log, so that we can find faults: the time, the page asked for and a network address with its end cut off. Links to other sites, such as a film on a video site, fall under the rules of those sites once you follow them.</p>',
            ].join(''),
          },
          {
            id: 'limit',
            anchor: 'how-long',
            heading: 'How long we keep it',
            shown: 'with a time limit',
            text: `<p>We delete an enquiry <strong>{retention}</strong> after it arrived, or earlier when you ask. ${agreements}</p>`,
          },
          {
            id: 'no-limit',
            anchor: 'how-long',
            heading: 'How long we keep it',
            shown: 'without a time limit',
            text: `<p>We keep an enquiry <strong>until you ask us to delete it</strong>. ${agreements}</p>`,
          },
          {
            id: 'readers',
            anchor: 'readers',
            heading: 'Who reads it',
            shown: 'always',
            text: '<p>The people in our offices in {cities} who answer enquiries. They pass your message on to no advertiser, and hand it over only where a law obliges us.</p>',
          },
          {
            id: 'cards',
            anchor: 'cards',
            heading: 'Card details',
            shown: 'always',
            text: '<p>This site takes no payments, and none of its forms asks for a card. Where you settle an invoice of ours by card, your <strong>card details are encrypted and not stored</strong>.</p>',
          },
          {
            id: 'age',
            anchor: 'age',
            heading: 'Under 18s',
            shown: 'always',
            text: '<p>Our services are <strong>not directed to under 18s</strong>. If a younger person has written to us, tell us, and we delete the message.</p>',
          },
          {
            id: 'asking',
            anchor: 'asking',
            heading: 'What you can ask for',
            shown: 'always',
            text: '<p>To see what we hold about you, or to have it corrected or deleted, write to <a href="mailto:{email}">{email}</a> or use the <a href="/contact">contact form</a>. <strong>Support replies within {answerTime}</strong>.</p>',
          },
        ],
      },
    },
  ],
};
