import type { EditionContent } from '../../edition-content.ts';

export const edition: EditionContent = {
  item: '/not-found',
  address: 'not-found',
  texts: {
    name: 'صفحة غير موجودة',
    meta_title: 'عذرًا! الصفحة غير موجودة',
    meta_description: 'ما يجده زوار {name} عند عنوان لا يؤدي إلى شيء.',
    sections: {
      'not-found': {
        headline: 'عذرًا! الصفحة\nغير موجودة',
        heading: 'الصفحة التي تبحثون عنها غير موجودة.',
        text: 'سلك الماء طريقًا آخر. وهذه ما زالت جارية:',
        goneText: 'كانت هنا يومًا ثم أُزيلت. وهذه ما زالت جارية:',
        ways: {
          home: { label: 'الرئيسية' },
          'case-studies': { label: 'أعمالنا' },
          insights: { label: 'المقالات' },
          contact: { label: 'تواصل معنا' },
        },
        searchHeading: 'أو ابحثوا عنها',
        searchText: 'كلمتان أو ثلاث من الصفحة تكفي، بأي ترتيب.',
      },
    },
  },
};
