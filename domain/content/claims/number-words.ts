/** A language's numbers as they are written out, `word value` each; what multiplies is 100 and more. */
const spelled = `
  two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14
  fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60
  seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000
  اثنان 2 اثنين 2 اثنتان 2 اثنتين 2 اثنا 2 اثني 2 اثنتا 2 اثنتي 2 ثلاث 3 ثلاثة 3 أربع 4 أربعة 4 خمس 5 خمسة 5
  ست 6 ستة 6 سبع 7 سبعة 7 ثمان 8 ثماني 8 ثمانية 8 تسع 9 تسعة 9 عشر 10 عشرة 10 عشرون 20 عشرين 20 ثلاثون 30
  ثلاثين 30 أربعون 40 أربعين 40 خمسون 50 خمسين 50 ستون 60 ستين 60 سبعون 70 سبعين 70 ثمانون 80 ثمانين 80
  تسعون 90 تسعين 90 مئة 100 مائة 100 مئتان 200 مئتين 200 مئتي 200 ثلاثمئة 300 ثلاثمائة 300 أربعمئة 400
  أربعمائة 400 خمسمئة 500 خمسمائة 500 ستمئة 600 ستمائة 600 سبعمئة 700 ثمانمئة 800 تسعمئة 900 ألف 1000 ألفا 1000
  ألفان 2000 ألفين 2000 آلاف 1000 مليون 1000000
  دو 2 تین 3 چار 4 پانچ 5 چھ 6 سات 7 آٹھ 8 نو 9 دس 10 گیارہ 11 بارہ 12 تیرہ 13 چودہ 14
  پندرہ 15 سولہ 16 سترہ 17 اٹھارہ 18 انیس 19 بیس 20 اکیس 21 بائیس 22 تئیس 23 چوبیس 24 پچیس 25 چھبیس 26 ستائیس 27
  اٹھائیس 28 انتیس 29 تیس 30 اکتیس 31 بتیس 32 تینتیس 33 چونتیس 34 پینتیس 35 چھتیس 36 سینتیس 37 اڑتیس 38
  انتالیس 39 چالیس 40 اکتالیس 41 بیالیس 42 تینتالیس 43 چوالیس 44 پینتالیس 45 چھیالیس 46 سینتالیس 47 اڑتالیس 48
  انچاس 49 پچاس 50 اکاون 51 باون 52 ترپن 53 پچپن 55 چھپن 56 ستاون 57 اٹھاون 58 انسٹھ 59 ساٹھ 60 اکسٹھ 61
  باسٹھ 62 تریسٹھ 63 چونسٹھ 64 پینسٹھ 65 چھیاسٹھ 66 سڑسٹھ 67 اڑسٹھ 68 انہتر 69 ستر 70 اکہتر 71 بہتر 72 تہتر 73
  چوہتر 74 پچھتر 75 چھہتر 76 ستتر 77 اٹھہتر 78 اناسی 79 اکیاسی 81 بیاسی 82 تراسی 83 چوراسی 84 پچاسی 85
  چھیاسی 86 ستاسی 87 اٹھاسی 88 نواسی 89 نوے 90 اکیانوے 91 بانوے 92 ترانوے 93 چورانوے 94 پچانوے 95 چھیانوے 96
  ستانوے 97 اٹھانوے 98 ننانوے 99 سو 100 ہزار 1000 لاکھ 100000 کروڑ 10000000
`;

const one = 1;

const values = new Map<string, number>([
  ...Array.from(
    spelled.matchAll(/(\S+) (\d+)/g),
    ([, word = '', value]) => [word, Number(value)] as const,
  ),
]);

/** Says nothing alone and counts within a longer number: 'twenty-one', 'واحد وعشرون'. */
export const ones = ['one', 'واحد', 'واحدة', 'إحدى', 'ایک'];

const single = [...values.keys()].join('|');
/** Arabic joins its parts with 'and', written together with the part that follows. */
const joint = '(?:[- ]|\\s+و)';

/** Sources of regular expressions: one word, and a whole number. */
export const numberWord = single;
export const numberInWords = `(?:(?:${ones.slice(1).join('|')})\\s+و)?(?:${single})(?:${joint}(?:${ones.join('|')}|${single}))*`;

/** 'twenty-six' is 26, 'two hundred' 200, 'خمسة وعشرون' 25. */
export function numberFromWords(text: string): number {
  const parts = text.toLowerCase().split(/[- ]|\s+(?:و(?=\p{L}{2}))?/u);
  let whole = 0;
  let part = 0;
  for (const word of parts) {
    const joined = values.get(word) ?? values.get(word.replace(/^و/, ''));
    const isOne = ones.includes(word) || ones.includes(word.replace(/^و/, ''));
    const next = joined ?? (isOne ? one : 0);
    if (next >= 1_000) {
      whole += Math.max(part, 1) * next;
      part = 0;
    } else part = next === 100 ? Math.max(part, 1) * next : part + next;
  }
  return whole + part + (/ and a half$/i.test(text) ? 0.5 : 0);
}

const counts = `
  years? months? weeks? days? hours? minutes? seconds? quarters? summers? winters? mornings? afternoons? evenings?
  percent per times clients? customers? projects? people members? engineers? designers? developers? experts?
  specialists? partners? agents? managers? curators? dispatchers? technicians? visitors? offices? countries
  cities emirates? branches languages? shops? stores? warehouses? hotels? restaurants? schools? visits? rounds?
  steps? lines calls? enquiries jobs? orders? teams? posts? reviews? stars? awards? followers? downloads? campaigns?
  apps? sites? websites? pages? platforms? systems? products? users? startups? brands? rooms? clinics?
  desks? drivers? patients? pupils? depots? buses vans? lorries nights? kilometres? metres? degrees?
  سنة سنوات سنين عام عاما أعوام شهر شهرا أشهر شهور أسبوع أسبوعا أسابيع يوم يوما أيام ساعة ساعات دقيقة دقائق
  ثانية ثوان ثواني مرة مرات أضعاف عميل عميلا عملاء زبون زبونا زبائن مشروع مشروعا مشاريع شخص شخصا أشخاص
  مهندس مهندسا مهندسين مصمم مصممين مطور مطورين مكتب مكتبا مكاتب دولة دول بلد بلدا بلدان مدينة مدن فرع فروع
  لغة لغات متجر متجرا متاجر زيارة زيارات جولة جولات خطوة خطوات سطر سطرا أسطر مكالمة مكالمات فريق فرق منشور
  منشورا منشورات تقييم تقييما تقييمات تطبيق تطبيقا تطبيقات موقع موقعا مواقع صفحة صفحات مستخدم مستخدما مستخدمين
  شركة شركات عيادة عيادات غرفة غرف مريض مريضا مرضى خط خطوط
  سال برس مہینے مہینہ مہینوں ماہ ہفتے ہفتہ ہفتوں دن دنوں گھنٹے گھنٹہ گھنٹوں منٹ سیکنڈ بار گنا فیصد کلائنٹ
  کلائنٹس گاہک گاہکوں منصوبے منصوبہ منصوبوں لوگ لوگوں افراد انجینئر انجینئرز ڈیزائنر ڈیزائنرز ڈویلپر ڈویلپرز دفتر
  دفاتر دفتروں ملک ممالک ملکوں شہر شہروں شاخیں زبان زبانیں زبانوں دکان دکانیں دکانوں دورے مراحل مرحلے قدم سطریں
  کال کالز ٹیم ٹیمیں پوسٹ پوسٹس جائزے ایپ ایپس سائٹ سائٹس صفحہ صفحے صفحات صارف صارفین کمپنی کمپنیاں کمپنیوں برانڈ
`;

/** A number up to ten that is written out asserts something only before one of these. */
export const countedWords = new RegExp(`^(?:${counts.trim().split(/\s+/).join('|')})$`, 'i');

/** Two of a thing in one Arabic word, and the thing. */
export const duals: ReadonlyMap<string, string> = new Map(
  `سنتان سنة سنتين سنة عامان عام عامين عام شهران شهر شهرين شهر أسبوعان أسبوع أسبوعين أسبوع يومان يوم يومين يوم
  ساعتان ساعة ساعتين ساعة دقيقتان دقيقة دقيقتين دقيقة مرتان مرة مرتين مرة مكتبان مكتب مكتبين مكتب لغتان لغة لغتين لغة
  زيارتان زيارة زيارتين زيارة مشروعان مشروع مشروعين مشروع جولتان جولة جولتين جولة`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? ''] as const] : [])),
);

const monthNames = `
  يناير فبراير مارس أبريل إبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
  جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر
`;

export const months = new RegExp(
  `^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?|${monthNames.trim().split(/\s+/).join('|')})$`,
  'i',
);

/** Before a number that names a thing, in scripts without capitals, or that is none: 'a few hundred'. */
export const numberedThings =
  /^(?:few|several|بضع|چند|رقم|المبنى|مبنى|شارع|الشارع|الطابق|طابق|بلوك|وحدة|الساعة|نمبر|بلاک|منزل|سیکٹر|پلاٹ|سٹریٹ|گلی)$/;

/** Before a number that is a place in a row, unless something is counted after it: 'page 4', 'in week two'. */
export const rowsOfThings =
  /^(?:pages?|questions?|grades?|chapters?|steps?|points?|sections?|weeks?|days?|months?|years?|numbers?|vans?|levels?|floors?|phases?|at|until|الأسبوع|الشهر|اليوم|السؤال|الصفحة|الصف|ہفتہ|ہفتے|مہینہ|مہینے|دن|سوال|صفحہ|صفحے|جماعت)$/i;

/** After a number that is no count: a time, a place in a row. */
export const clock = /^(?:am|pm|st|nd|rd|th|ص|م|صباحا|مساء|بجے)$/i;

/** Signs above and below letters that most texts leave out. */
export const vowelSigns = /[\u064B-\u0652\u0670\u0640]/g;
