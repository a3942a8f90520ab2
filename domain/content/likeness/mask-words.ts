import { foldedWord } from './sentences.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean).map(foldedWord));
}

/** Numbers that are written out, in the languages whose texts are most often compared. */
export const numberWords = words(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety
  hundred hundreds thousand thousands million millions billion dozen dozens couple several
  first second third fourth fifth sixth seventh eighth ninth tenth twice thrice
  صفر واحد واحدة اثنان اثنين اثنتان ثلاث ثلاثة أربع أربعة خمس خمسة ست ستة سبع سبعة ثمان ثمانية تسع تسعة
  عشر عشرة عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين
  تسعون تسعين مئة مائة ألف آلاف مليون
  ایک تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس پچیس تیس
  چالیس پچاس ساٹھ ستر اسی نوے سو ہزار لاکھ کروڑ درجن
`);

/** What stands for the name of a place. */
export const placeWords = words(`
  city cities town towns township village villages metropolis capital emirate district
  districts neighbourhood neighbourhoods neighborhood neighborhoods suburb suburbs quarter quarters
  borough boroughs county counties province region regions municipality area areas locality locale
  vicinity community communities ward wards downtown uptown place
  مدينة المدينة بلدة البلدة إمارة الإمارة منطقة المنطقة حي الحي أحياء الأحياء ضاحية الضاحية محافظة المحافظة
  عاصمة العاصمة
  شہر شہروں قصبہ قصبے گاؤں علاقہ علاقے علاقوں محلہ محلے ضلع ضلعے دارالحکومت
`);

/** Stand before a word for a place and go with it. */
export const determiners = words(`
  the this that these those our your their its a an all whole entire greater wider great
  هذه هذا تلك كل
  اس یہ وہ اپنے ہمارے پورے
`);

export const connectors = words(`
  and or of the in near around to plus nor also as well beyond
  و أو في من إلى
  اور یا کے کی کا میں
`);

/** Written together with the Arabic word that follows. */
export const clitics: readonly string[] = ['وال', 'بال', 'لل', 'و', 'ب', 'ل', 'ف', 'ك'].map(
  foldedWord,
);
