import type { FirstPage } from './first-page.ts';

export const refundPolicy: FirstPage = {
  name: 'Refund Policy',
  path: '/refund-policy',
  meta_title: 'Refund Policy | {name}',
  meta_description:
    'When {name} pays back, when not, and who reviews the case. Refunds are processed within 14-22 business days of cancellation.',
  sections: [
    {
      id: 'refund-policy',
      kind: 'policy',
      props: {
        title: 'Refund Policy',
        lead: 'When you get your money back, when you do not, and how long it takes. One page, no small print below it.',
        facts: [
          {
            id: 'time',
            term: 'Refunds are processed within',
            figure: '14-22 business days',
            remark: 'of cancellation',
            shown: 'always',
          },
          {
            id: 'share',
            term: 'For unmet deadlines or lack of performance',
            figure: '100% refund',
            remark: 'of what you paid for the project',
            shown: 'always',
          },
          {
            id: 'review',
            term: 'Every case is reviewed by',
            figure: 'Quality Assurance',
            remark: 'not by the team that did the work',
            shown: 'always',
          },
        ],
        parts: [
          {
            id: 'eligible',
            anchor: 'eligible',
            heading: 'When you get a refund',
            shown: 'always',
            text: [
              '<p>You can cancel and ask for your money back for any of these five reasons.</p>',
              '<ul>',
              '<li><strong>Repeated missed deadlines.</strong> Dates in the plan passed more than once, and you had not agreed to later ones.</li>',
              '<li><strong>Miscommunication by account managers or salespeople.</strong> You were told something that was not true.</li>',
              '<li><strong>Lack of team performance.</strong> The work falls short of what the agreement describes.</li>',
              '<li><strong>Project not started.</strong> The day to begin has passed without a start.</li>',
              '<li><strong>Other work delays.</strong> The work is late for a reason on our side that this list does not name.</li>',
              '</ul>',
            ].join(''),
          },
          {
            id: 'not-refundable',
            anchor: 'not-refundable',
            heading: 'What is not refundable',
            shown: 'always',
            text: [
              '<p>Some things we cannot take back, because the work was done or the reason is not ours. There are four of them.</p>',
              '<ul>',
              '<li><strong>Change of heart.</strong> Your plans changed while the work was under way.</li>',
              '<li><strong>Customer-side delay.</strong> Texts, access or an approval that only you could give did not come.</li>',
              '<li><strong>Project completed and uploaded.</strong> The work is finished and delivered.</li>',
              '<li><strong>Requests beyond the agreement.</strong> Requests that came later and were never part of what we agreed to do.</li>',
              '</ul>',
            ].join(''),
          },
          {
            id: 'review',
            anchor: 'review',
            heading: 'How a case is reviewed',
            shown: 'always',
            text: [
              '<p>Quality Assurance reads the agreement, the messages and the project log, and hears both you and the team. Nobody who worked on the project decides.</p>',
              '<p>You get a <strong>100% refund</strong> for unmet deadlines or lack of performance once Quality Assurance has reviewed the case.</p>',
            ].join(''),
          },
          {
            id: 'time',
            anchor: 'time',
            heading: 'When the money arrives',
            shown: 'always',
            text: '<p>Refunds are processed <strong>within 14-22 business days of cancellation</strong>, to the account that the payment came from.</p>',
          },
          {
            id: 'asking',
            anchor: 'asking',
            heading: 'How to ask',
            shown: 'always',
            text: '<p>Write to <a href="mailto:{email}">{email}</a> or use the <a href="/contact">contact form</a>. Give the project’s name and the reason in one sentence; that is enough to open a case. Support replies within {answerTime}.</p>',
          },
        ],
      },
    },
  ],
};
