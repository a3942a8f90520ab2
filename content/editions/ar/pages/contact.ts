import type { EditionContent } from '../../edition-content.ts';

export const edition: EditionContent = {
  item: '/contact',
  address: 'contact',
  texts: {
    name: 'تواصل معنا',
    meta_title: 'تواصل معنا | {name}',
    meta_description:
      'اكتبوا إلى {name} في {cities} أو اتصلوا بها. ثلاثة أسطر عمّا تحتاجون إليه تكفي، ويصلكم الرد خلال {answerTime}.',
    sections: {
      'contact-hero': {
        headline: 'تواصل معنا',
        lead: 'أخبرونا بما تريدون إيصاله، وإلى أين. كل رسالة يقرؤها إنسان.',
      },
      'contact-enquiry': {
        heading: 'لنتواصل!',
        text: 'ثلاثة أسطر تكفي. وإن كان لديكم وصف مكتوب للمشروع فاذكروا ذلك لنطلبه منكم. يصلكم الرد خلال {answerTime}.',
      },
      'contact-process': {
        heading: 'ماذا يحدث بعد ذلك',
        steps: {
          stored: {
            when: 'في الحال',
            heading: 'الحفظ',
            text: 'تُحفظ رسالتكم قبل أن تشكركم هذه الصفحة، فلا تضيع رسالة في طريقها إلينا.',
          },
          answered: {
            when: 'خلال {answerTime}',
            heading: 'الرد',
            text: 'يقرؤها من يستطيع أن يتولى العمل، ويكتب إليكم: بأسئلة، أو بفكرة أولى، أو باعتذار صريح.',
          },
          talked: {
            when: 'في يوم تختارونه',
            heading: 'الحديث',
            text: 'عشرون دقيقة بالهاتف أو في مكتبكم. نسأل من ينبغي أن يصل إليكم، وما الذي يعيق طريقه اليوم.',
          },
          estimated: {
            when: 'بعد ذلك بيومي عمل',
            heading: 'عرض السعر',
            text: 'مكتوبًا: ماذا سنبني، وكم يستغرق، وكم يكلّف، وما لا نرى له حاجة.',
          },
        },
      },
    },
  },
};
