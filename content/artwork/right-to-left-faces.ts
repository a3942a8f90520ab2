/** Faces of right-to-left languages: cut by character, so that every table of their shaping stays (R-L-10). */
export interface RightToLeftFace {
  /** Of the file in typefaces/. */
  source: string;
  text: string;
  /** Of a variable file. */
  weight?: number | { min: number; max: number; default: number };
  /** All of harfbuzz's own choice where nothing is named. */
  features?: string[];
}

const urduLetters = 'آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہۂھءئیےۓأ';
const urduSigns = '،؛؟۔';
/** Those that running Urdu is written with. */
const urduMarks = '\u064b\u0650\u0651\u0670';

/** Another face's would come later than the words, and move them. */
const space = ' ';

const arabicBlock = String.fromCodePoint(...Array.from({ length: 0x100 }, (_, i) => 0x600 + i));

/** Without the places of marks, so that an Urdu page stays within its bytes. */
const joining = ['init', 'medi', 'fina', 'isol', 'rlig', 'ccmp', 'calt'];

export const rightToLeftFaces = {
  'readex-pro-arabic': {
    source: 'readex-pro-arabic',
    text: arabicBlock + space,
    weight: { min: 400, max: 700, default: 400 },
  },
  'cairo-urdu': {
    source: 'cairo-arabic',
    text: urduLetters + urduSigns + urduMarks + space,
    weight: 500,
    features: joining,
  },
  'cairo-urdu-digits': { source: 'cairo-arabic', text: '۰۱۲۳۴۵۶۷۸۹٪٫٬', weight: 500 },
  'noto-nastaliq-urdu': {
    source: 'noto-nastaliq-urdu',
    text: `${urduLetters}${urduSigns}${urduMarks}${space}؛\u0653`,
  },
} as const satisfies Record<string, RightToLeftFace>;
