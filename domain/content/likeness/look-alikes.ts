/** Signs that readers take for the Latin letters above them, from other alphabets. */
const rows = [
  ['ABEKMHOPCTYXIJS', 'АВЕКМНОРСТУХІЈЅ'],
  ['aeopcyxijsdhqw', 'аеорсухіјѕԁһԛԝ'],
  ['ABEZHIKMNOPTYX', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'],
  ['aovikpux', 'αονικρυχ'],
  ['iagl', 'ıɑɡǀ'],
] as const;

const latin = new Map(
  rows.flatMap(([to, from]) => [...from].map((sign, at) => [sign, to[at] ?? sign] as const)),
);

const foreign = new RegExp(`[${[...latin.keys()].join('')}]`, 'g');

/** Zero width, or drawn as nothing: joiners, soft hyphens, marks of direction, fillers, selectors. */
const invisible =
  /\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|[\u180B-\u180F]|\u3164|[\uFE00-\uFE0F]|\uFFA0/gu;

/** Signs that are what they seem to be. */
export const ascii = /^[\n\r\t -~]*$/;

/** As readers see it, whatever the signs are; capitals stay. To compare and never to show. */
export function asSeen(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(foreign, (sign) => latin.get(sign) ?? sign);
}
