import type { EditionContent } from '../../edition-content.ts';

const label = 'اطلب عرض سعر';

export const edition: EditionContent = {
  item: '/case-studies',
  address: 'case-studies',
  texts: {
    name: 'أعمالنا',
    meta_title: 'أعمالنا | {name}',
    meta_description:
      '{projects} من {name}: ماذا كان يعيق الطريق، وماذا بنينا، وبماذا عاد، بالأرقام. مواقع ومتاجر وتطبيقات وحملات.',
    sections: {
      'case-studies-hero': {
        headline: 'أعمالنا',
        lead: '{projects}: ماذا كان يعيق الطريق، وماذا بنينا، وبماذا عاد، بالأرقام.',
      },
      'case-studies-list': {
        heading: 'المشاريع',
        panelHeading: 'قد يكون المشروع التالي مشروعكم',
        panelText: 'أخبرونا بما تريدون إيصاله، وإلى أين.',
        panelLabel: label,
        emptyText: 'نكتب الآن قصص مشاريعنا الأولى. اسألوا عنها يحدّثكم من عملوا عليها.',
        noneText: 'ليس بين مشاريعنا المنشورة مشروع بهذا الاسم. اسألوا يُجبكم من سيبني مشروعكم.',
        label,
      },
    },
  },
};
