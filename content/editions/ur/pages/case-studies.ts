import type { EditionContent } from '../../edition-content.ts';

const quote = 'تخمینہ لیجیے';

export const caseStudies: EditionContent = {
  item: '/case-studies',
  address: 'case-studies',
  texts: {
    name: 'کیس اسٹڈیز',
    meta_title: 'کیس اسٹڈیز | {name}',
    meta_description:
      '{name} کے {projects}: رکاوٹ کیا تھی، ہم نے کیا بنایا اور اعداد میں کیا حاصل ہوا۔ ویب سائٹس، آن لائن اسٹور، ایپس اور مہمات۔',
    sections: {
      'case-studies-hero': {
        headline: 'کیس اسٹڈیز',
        lead: '{projects}: رکاوٹ کیا تھی، ہم نے کیا بنایا، اور اعداد میں کیا حاصل ہوا۔',
      },
      'case-studies-list': {
        heading: 'پراجیکٹس',
        panelHeading: 'اگلا پراجیکٹ آپ کا ہو سکتا ہے',
        panelText: 'بتائیے کہ کیا پہنچانا ہے، اور کتنی دور۔',
        panelLabel: quote,
        emptyText:
          'پہلی کیس اسٹڈیز لکھی جا رہی ہیں۔ پوچھیے، جنہوں نے کام کیا ہے وہی آپ کو بتائیں گے۔',
        noneText:
          'ہمارے شائع شدہ پراجیکٹس میں اس نام کا کوئی نہیں۔ پوچھیے، جواب وہی دے گا جو آپ کا پراجیکٹ بنائے گا۔',
        label: quote,
      },
    },
  },
};
