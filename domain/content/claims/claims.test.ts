import { expect, test } from 'vitest';
import { firstClaims } from '../../settings.ts';
import { assertedFigures, contradictionsOf, type PlacedFigure, stateOfClaim } from './claims.ts';
import {
  boundText,
  boundTo,
  declaredFigures,
  figureTexts,
  nameableIn,
  withFigures,
} from './declared.ts';
import { figuresIn } from './figures.ts';

const own = [{ name: 'nets', value: '1,200', label: 'Nets' }];
const declared = declaredFigures({ claims: firstClaims, ownFigures: own });

function found(text: string): string[] {
  return figuresIn(text).map(({ value, subject }) => `${value} ${subject}`.trim());
}

test.each([
  ['We have 25+ satisfied clients.', ['25+ satisfied clients']],
  ['More than 40 % of visitors came back.', ['40% visitors'], ['40%']],
  ['It cost 3,400 pounds and took twenty-six years.', ['3400 pounds', '26 years']],
  ['Refunds take 14-22 business days.', ['14-22 business days']],
  ['An answer within two hours, three visits a year.', ['2 hours', '3 visits']],
  ['<p>Ask for <b>12</b> pieces.</p>', ['12 pieces']],
  ['It took two thousand three hundred days.', ['2300 days']],
  ['لدينا أكثر من ٢٥ عميلاً راضياً وخمسة وعشرون مشروعاً.', ['25 عميلا راضيا', '25 مشروعا']],
  ['نرد خلال ساعتين، وثلاث زيارات في السنة.', ['2 ساعة', '3 زيارات']],
  ['عاد ٤٠٪ من الزوار، و40 في المئة من العملاء.', ['40% الزوار', '40% العملاء']],
  ['١٬٢٠٠ متجر و٣ مكاتب ومئة وخمسون مشروعا', ['1200 متجر', '3 مكاتب', '150 مشروعا']],
  ['۲۵ سے زیادہ کلائنٹس، پچیس سال اور ۴۰ فیصد زائر۔', ['25 کلائنٹس', '25 سال', '40% زائر']],
  ['ہم دو گھنٹوں میں جواب دیتے ہیں۔', ['2 گھنٹوں']],
  [
    'A shop opens in six to eight weeks, with 80 to 120 products.',
    ['6-8 weeks', '80-120 products'],
  ],
  ['About one caller in five hung up, 4 of 5 visitors came back.', ['1/5 caller', '4/5 visitors']],
  ['One in three visitors, two thirds of them.', ['1/3 visitors', '2/3 of them']],
  [
    'Nineteen vans, seventy clients, forty-one buildings.',
    [...['19 vans', '70 clients', '41 buildings']],
  ],
  ['Twelve of them put 54% of all visits on top.', ['12 of them', '54% visits']],
  [
    'Within one working day, three and a half hours, 2,000 finished words.',
    [...['1 working day', '3.5 hours', '2000 finished words']],
  ],
  ['25+ clients trust us with 3 new sites.', ['25+ clients', '3 new sites']],
  ['واحد من كل خمسة عملاء، وثلثا الزوار.', ['1/5 عملاء', '2/3 الزوار']],
  ['پانچ میں سے ایک گاہک، ایک تہائی زائر، ۳ سے ۵ ہفتے', ['1/5 گاہک', '1/3 زائر', '3-5 ہفتے']],
])('%s asserts %j', (text, all, other = all) => {
  expect([all, other]).toContainEqual(found(text));
});

test.each([
  'On 12 March 2025 at 10:30 we met in Block 5.',
  'Twelve Wells sells dates.',
  'Call +00 4 555 0101 or write to a@example.com.',
  'One of the two others came first.',
  'In 2019 it was 1.2.3.',
  'في ١٢ مارس ٢٠٢٥، المبنى ٥، الساعة ٩ صباحا.',
  '12 مارچ 2025 کو بلاک 5 میں صبح 9 بجے ملے۔',
  'Page 4, in week two you see question 5, and at seven every morning page two hundred still opens.',
  'One day a client of 2019-2021 said one thing.',
  'A few hundred products, on time at three in the morning.',
])('%s asserts nothing', (text) => expect(found(text)).toEqual([]));

test('a number that is part of a name asserts nothing', () => {
  expect(figuresIn('Old channels 3-xk and model 2-b7 of 0-first')).toEqual([]);
  expect(figuresIn('A 14-day offer').map(({ subject }) => subject)).toEqual(['day offer']);
});

// Read with time that grows with the square of its length, the first of these took minutes.
test.each([
  'Block 5 ',
  '1 ',
  '1',
  'two ',
  'one two ',
  'over ',
  '1,000',
  'a ',
  '+',
  '- ',
  '. 1',
  'مئة و',
  'ثلاثة ',
  '٣ ',
])('a text of 100,000 times %j is read within the time of a test', (sign) =>
  expect(figuresIn(sign.repeat(100_000)).length).toBeLessThanOrEqual(100_000),
);

function figure(text: string, kind: PlacedFigure['place']['kind']): PlacedFigure[] {
  const place = { kind, id: '1', title: 'A page', path: 'p', label: 'P' };
  return figuresIn(text).map((one) => ({ ...one, place }));
}

test('R-G-04 two numbers for the same contradict each other where the site speaks of itself', () => {
  const said = [
    ...figure('We have 40 clients who stay.', 'page'),
    ...figure('He has 9 clients.', 'blog'),
    ...figure('Of these, 60% of our clients and two thirds of our clients stay.', 'page'),
    ...figure('We test with five people, then eight people.', 'page'),
  ];
  const contradictions = contradictionsOf(assertedFigures(declared, said));
  expect(contradictions.get('40 clients')).toEqual(['{clients}', '{happyClients}']);
  expect(contradictions.get('{clients}')).toContain('{happyClients}');
  expect(contradictions.has('9 clients')).toBe(false);
  expect(contradictions.has('5 people')).toBe(false);
});

test('a declared figure stands wherever a text names it', () => {
  const place = { kind: 'blog', id: '1', title: 'A page', path: 'p', label: 'P' } as const;
  const named = { named: 'nets', sentence: 'Over {nets} nets.', place };
  const all = assertedFigures(declared, [named, { ...named, named: 'unknown' }]);
  expect(all.filter(({ places }) => places.length > 0)).toMatchObject([
    { claim: '{nets}', value: '1200', declared: 'nets', places: [{ shown: '{nets}' }] },
  ]);
});

test('D69 a figure of the specification stands in pages of sections alone', () => {
  const placed = (kind: 'blog' | 'page-edition') => {
    const place = { kind, id: '1', title: 'A page', path: 'p', label: 'P' };
    const all = assertedFigures(declared, [{ named: 'clients', sentence: '{clients}+', place }]);
    return all.find(({ claim }) => claim === '{clients}')?.places.length;
  };
  expect([placed('blog'), placed('page-edition')]).toEqual([0, 1]);
  const [figure] = figuresIn('25+ clients');
  const bound = (kind: 'blog' | 'page' | 'setting') =>
    figure && boundTo(figure, nameableIn(kind, declared))?.name;
  expect([bound('page'), bound('blog'), bound('setting')]).toEqual([
    'clients',
    undefined,
    undefined,
  ]);
});

test('an own figure follows one of the specification into all other texts', () => {
  const ownFigures = [{ name: 'customers', value: '{clients}+', label: 'Clients' }];
  const all = declaredFigures({ claims: { ...firstClaims, clients: 30 }, ownFigures });
  const [figure] = figuresIn('30+ clients');
  expect(figure && boundTo(figure, nameableIn('blog', all))).toMatchObject({
    name: 'customers',
    value: '30+',
    text: '30+',
  });
});

const nameFor = (text: string) => figuresIn(text).map((one) => boundTo(one, declared)?.name);

test('a typed figure that the settings declare is offered to be bound to it', () => {
  expect(nameFor('25+ clients, 3 happy clients, 26 clients, 1,200 nets')).toEqual([
    ...['clients', 'happyClients', undefined, 'nets'],
  ]);
});

test('what a translation counts is bound by its number, where that is the only one', () => {
  expect(nameFor('٢٥ عميلا و٣ زبائن')).toEqual(['clients', undefined]);
});

test.each([
  ['We have more than 25+ clients.', 'We have more than {clients}+ clients.'],
  ['لدينا أكثر من ٢٥ عميلا.', 'لدينا أكثر من {clients} عميلا.'],
  ['<p>Some <b>1200</b> nets.</p>', '<p>Some <b>{nets}</b> nets.</p>'],
  ['For twenty-five clients in 26 days.', 'For {clients} clients in 26 days.'],
  ['In 2025 we had 25 clients.', 'In 2025 we had {clients} clients.'],
])('%s bound is %s', (text, bound) => {
  expect(boundText(text, (one) => boundTo(one, declared) !== null, declared)).toBe(bound);
});

test('figures are filled in in the digits of the language, and nothing else changes', () => {
  const texts = figureTexts(declared, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(digit));
  const item = { title: 'Wells', rows: [{ text: '{clients}+ and {nets}' }, { text: '{other}' }] };
  const filled = withFigures(item, texts);
  expect(filled.rows).toEqual([{ text: '٢٥+ and ١,٢٠٠' }, { text: '{other}' }]);
  expect(filled.rows[1]).toBe(item.rows[1]);
  expect(withFigures(item.rows[1], texts)).toBe(item.rows[1]);
});

test('a proof needs a source and a person, and ends with its day', () => {
  const proof = {
    source: 'A list',
    answers_for: 'Sales',
    valid_until: '2026-06-30',
    is_none: false,
  };
  expect(stateOfClaim(null, '2026-01-01')).toBe('no source');
  expect(stateOfClaim({ ...proof, answers_for: '' }, '2026-01-01')).toBe('no source');
  expect(stateOfClaim(proof, '2026-06-30')).toBe('proved');
  expect(stateOfClaim(proof, '2026-07-01')).toBe('expired');
  expect(stateOfClaim({ ...proof, is_none: true }, '2026-07-01')).toBe('no claim');
});
