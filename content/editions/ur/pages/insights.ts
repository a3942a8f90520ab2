import type { EditionContent } from '../../edition-content.ts';

const invitation =
  'اپنی ویب سائٹ، ایپ یا آن لائن اسٹور کے بارے میں پوچھیے، ہو سکتا ہے اگلا مضمون آپ ہی کے سوال پر ہو۔';

export const insights: EditionContent = {
  item: '/insights',
  address: 'insights',
  texts: {
    name: 'مضامین',
    meta_title: 'ویب سائٹس، ایپس اور سرچ پر مضامین | {name}',
    meta_description:
      'خلیج اور پاکستان کے ویب پراجیکٹس سے چند باتیں: کس چیز پر کتنا خرچ آتا ہے، کہاں بات بگڑتی ہے، اور کون سا کام ہم دوبارہ بھی اسی طرح کریں گے۔',
    sections: {
      'insights-hero': {
        headline: 'مضامین،\nٹہلتے قدموں سے',
        lead: 'خلیج کے پراجیکٹس سے چند باتیں: کس چیز پر کتنا خرچ آیا، کہاں بات بگڑی، اور کون سا کام ہم دوبارہ بھی اسی طرح کریں گے۔',
      },
      'insights-list': {
        heading: 'مقبول مضامین',
        panelHeading: 'کوئی سوال ہے جس پر ہمیں لکھنا چاہیے؟',
        panelLabel: 'پوچھ لیجیے',
        emptyText: `${invitation} تب تک ہماری کیس اسٹڈیز بتائیں گی کہ ہم کام کیسے کرتے ہیں۔`,
        noneText: invitation,
        label: 'سوال پوچھیے',
      },
    },
  },
};
