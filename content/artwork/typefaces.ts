import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Face, faces } from '../../domain/brand/type-pairs.ts';
import { metricsOf } from './font-metrics.ts';
import { type RightToLeftFace, rightToLeftFaces } from './right-to-left-faces.ts';

/**
 * The files of Fontsource 5.3.0 beside this script: Latin ones cut to what a page loads first and the
 * rest, those of right-to-left languages to their characters.
 */

const sources = resolve(import.meta.dirname, 'typefaces');
const folder = resolve(import.meta.dirname, '../../public/assets');
const brand = resolve(import.meta.dirname, '../../domain/brand');

type Range = readonly [first: number, last: number];

const basic: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** All that Fontsource's Latin files hold. */
const latin: Range[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x2074, 0x2074],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
];

function codesOf(ranges: Range[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

const basicCodes = codesOf(basic);
const restCodes = codesOf(latin).filter((code) => !basicCodes.includes(code));

const options = { noHinting: true, dropTables: ['STAT', 'DSIG', 'gasp', 'meta'] };
const latinOptions = {
  ...options,
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'tnum', 'lnum', 'rvrn'],
};

function weightsOf([min, max]: Face['weights']) {
  return { wght: min === max ? min : { min, max, default: min } };
}

async function keep(name: string, source: Buffer, codes: number[], weights: Face['weights']) {
  const file = await subsetFont(source, String.fromCodePoint(...codes), {
    ...latinOptions,
    targetFormat: 'woff2',
    variationAxes: weightsOf(weights),
  });
  return save(name, file);
}

async function save(name: string, file: Buffer) {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
  await writeFile(`${folder}/${name}.${hash}.woff2`, file);
  return { path: `/assets/${name}.${hash}.woff2`, bytes: file.length };
}

/** Widths of an em of Liberation, which has those of Arial and Times New Roman. */
const fallbackWidth = { sans: 0.43111, serif: 0.38855 };

const percent = (share: number) => Math.round(share * 1000) / 10;

async function fallbackOf(source: Buffer, { weights, isSerif }: Face) {
  const [min, max] = weights;
  const one = await subsetFont(source, String.fromCodePoint(...basicCodes), {
    targetFormat: 'truetype',
    variationAxes: { wght: min === max ? min : 400 },
  });
  const { ascent, descent, gap, width } = metricsOf(one);
  const size = width / fallbackWidth[isSerif ? 'serif' : 'sans'];
  return {
    size: percent(size),
    ascent: percent(ascent / size),
    descent: percent(descent / size),
    gap: percent(gap / size),
  };
}

type Cut = [name: string, weights: Face['weights']];

async function draw(name: string, face: Face) {
  const origin = face.family.toLowerCase().replaceAll(' ', '-');
  const source = await readFile(`${sources}/${origin}.woff2`);
  const cuts: Cut[] = face.cuts?.map((weight) => [`${name}-${weight}`, [weight, weight]]) ?? [
    [name, face.weights],
  ];
  const first = [];
  for (const [cut, weights] of cuts) first.push(await keep(cut, source, basicCodes, weights));
  const rest = await keep(`${name}-rest`, source, restCodes, face.weights);
  const { size, ascent, descent, gap } = await fallbackOf(source, face);
  return [
    `  '${name}': {`,
    `    basic: [${first.map(({ path }) => `'${path}'`).join(', ')}],`,
    `    rest: '${rest.path}',`,
    `    bytes: ${first.reduce((sum, { bytes }) => sum + bytes, 0)},`,
    `    fallback: { size: ${size}, ascent: ${ascent}, descent: ${descent}, gap: ${gap} },`,
    '  },',
  ].join('\n');
}

async function drawRightToLeft(name: string, { source, text, weight, features }: RightToLeftFace) {
  const file = await subsetFont(await readFile(`${sources}/${source}.woff2`), text, {
    ...options,
    targetFormat: 'woff2',
    ...(weight && { variationAxes: { wght: weight } }),
    ...(features && { keepFeatures: features }),
  });
  const { path, bytes } = await save(name, file);
  return `  '${name}': { path: '${path}', bytes: ${bytes} },`;
}

async function writeList(file: string, name: string, comment: string, lines: string[]) {
  const text = `/** Written by \`npm run content:draw -- typefaces\`.${comment} */
export const ${name} = {
${lines.join('\n')}
} as const;
`;
  await writeFile(`${brand}/${file}`, text);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const lines: string[] = [];
for (const [name, face] of Object.entries(faces)) lines.push(await draw(name, face));
await writeList('face-files.ts', 'faceFiles', ' Sizes of the fallback are percentages.', lines);
const further: string[] = [];
for (const [name, face] of Object.entries(rightToLeftFaces))
  further.push(await drawRightToLeft(name, face));
await writeList('right-to-left-files.ts', 'rightToLeftFiles', '', further);
