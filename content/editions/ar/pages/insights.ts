import type { EditionContent } from '../../edition-content.ts';

const invitation = 'اسألونا عن موقعكم أو تطبيقكم أو متجركم، فقد يصبح سؤالكم المقال التالي.';

export const edition: EditionContent = {
  item: '/insights',
  address: 'insights',
  texts: {
    name: 'المقالات',
    meta_title: 'مقالات عن المواقع والتطبيقات والبحث | {name}',
    meta_description:
      'ملاحظات من مشاريع المواقع في الخليج وباكستان: كم تكلّف الأشياء، وما الذي يتعثر، وما الذي سنفعله ثانيةً.',
    sections: {
      'insights-hero': {
        headline: 'مقالات تُقرأ\nعلى مهل',
        lead: 'ملاحظات من مشاريع في الخليج: كم كلّفت، وما الذي تعثّر، وما الذي سنفعله ثانيةً.',
      },
      'insights-list': {
        heading: 'مقالات رائجة',
        panelHeading: 'هل لديكم سؤال يستحق أن نكتب عنه؟',
        panelLabel: 'اسألنا',
        emptyText: `${invitation} وإلى ذلك الحين تُريكم أعمالنا كيف نعمل.`,
        noneText: invitation,
        label: 'اطرح سؤالًا',
      },
    },
  },
};
