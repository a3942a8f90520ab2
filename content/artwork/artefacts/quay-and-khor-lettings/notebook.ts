import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { quayAndKhorLettingsLook } from './look.ts';

const { ink, plum, red } = quayAndKhorLettingsLook;

const blue = '#22408f';

const first = [
  ['1', 'metro, on foot, July?', '11 min'],
  ['2', 'cooling bill from?', 'firm, monthly'],
  ['3', 'guest car after eight?', 'P3, until 7'],
  ['4', 'which lift is slow?', 'C'],
  ['5', 'pool sun in winter?', 'until 3'],
  ['6', 'noise at night?', 'east: the road'],
  ['7', 'nearest milk?', 'shop in the lobby'],
  ['8', 'pram by the stairs?', 'ramp, north door'],
  ['9', 'parcels go where?', 'guard, Mr Bashir'],
  ['10', 'smell of the kitchen?', 'no'],
] as const;

const second = [
  ['11', 'pets?', 'cats yes'],
  ['12', 'who mends a tap?', 'same day'],
  ['13', 'water pressure, top?', 'good'],
  ['14', 'signal in the lift?', 'none'],
  ['15', 'bus to school?', '6.40, gate'],
  ['16', 'bins?', 'each floor'],
  ['17', 'moving day rules?', 'not Friday'],
  ['18', 'sun in the kitchen?', 'morning'],
  ['19', 'would you live here?', 'Huda: yes'],
] as const;

type Row = readonly [number: string, question: string, answer: string];

function row(drawing: Drawing, [number, question, answer]: Row, x: number, y: number) {
  drawing.text(number, x + 26, y, { ...hand(27, plum), align: 'end' });
  drawing.text(question, x + 38, y, { ...hand(31, ink), upTo: 250 });
  drawing.text(answer, x + 470, y, { ...hand(31, blue), align: 'end', upTo: 200 });
}

function book(drawing: Drawing) {
  drawing.rect(60, 66, 1090, 786, plum, { radius: 16, opacity: 0.24 });
  drawing.rect(42, 44, 1090, 790, ink, { radius: 16 });
  drawing.rect(60, 58, 530, 760, '#fffdf5', { radius: 6 });
  drawing.rect(584, 58, 530, 760, '#fffdf5', { radius: 6 });
  drawing.path('M560 58h54v760h-54z', '#ece6d6');
  drawing.path('M587 58v760', 'none', { stroke: '#cfc7b2', width: 3 });
  for (let i = 0; i < 12; i++) {
    const y = 232 + i * 50;
    drawing.line(84, y, 548, y, '#e3e0ee', { width: 1.6 });
    if (i < 8) drawing.line(626, y - 100, 1090, y - 100, '#e3e0ee', { width: 1.6 });
  }
}

function leftPage(drawing: Drawing) {
  drawing.text('Sidra Nine', 84, 124, hand(58, ink));
  drawing.line(84, 138, 270, 132, red, { width: 4, cap: 'round' });
  drawing.text('9 July, 2 pm, 43 degrees', 548, 176, { ...hand(33, red), align: 'end' });
  drawing.text('with Huda', 84, 178, hand(32, plum));
  for (const [i, each] of first.entries()) row(drawing, each, 78, 224 + i * 50);
  drawing.text('lift C: 74 seconds to 27. Take A.', 92, 768, hand(36, red));
}

function sketch(drawing: Drawing) {
  const pen = { stroke: ink, width: 3, cap: 'round' } as const;
  drawing.path(
    'M640 606h52v130h-52zM652 622h10M672 622h10M652 644h10M672 644h10M652 666h10M672 666h10M652 688h10M672 688h10',
    'none',
    pen,
  );
  drawing.path('M666 740c10 30 60 26 110 24s88 6 128-14 46-40 70-44', 'none', {
    ...pen,
    stroke: blue,
    width: 4,
    dash: '12 9',
  });
  drawing.path('M980 654h68v70h-68z', 'none', pen);
  drawing.text('M', 1014, 704, { ...hand(48, ink), align: 'middle' });
  for (const [x, y] of [
    [752, 712],
    [806, 718],
    [860, 706],
  ] as const) {
    drawing.path(
      `M${x} ${y + 30}v-26c-26 2-28-34-4-36 6-20 36-16 34 6 18 10 6 34-14 30`,
      '#dceccb',
      { stroke: '#3c6b2a', width: 2.6, cap: 'round' },
    );
  }
  drawing.text('8 min shade', 800, 646, { ...hand(32, '#2f5a20'), align: 'middle' });
  drawing.text('3 in the sun', 932, 796, { ...hand(32, red), align: 'middle' });
  drawing.path('M936 766l14-42', 'none', { stroke: red, width: 2.6, cap: 'round' });
}

function pen(drawing: Drawing) {
  drawing.group({ x: 1150, y: 180, turn: 97 }, () => {
    drawing.rect(12, -8, 520, 26, plum, { radius: 13, opacity: 0.2 });
    drawing.rect(0, -20, 400, 26, '#22408f', { radius: 9 });
    drawing.rect(400, -20, 96, 26, '#1a2f6a', { radius: 5 });
    drawing.path('M496-16l34 8v2l-34 8z', '#c9cdd6');
    drawing.rect(30, -16, 110, 7, '#6f88c9', { radius: 3 });
  });
}

export function notebook(): Drawing {
  const drawing = new Drawing(1200, 900);
  book(drawing);
  leftPage(drawing);
  for (const [i, each] of second.entries()) row(drawing, each, 614, 124 + i * 50);
  sketch(drawing);
  pen(drawing);
  return drawing;
}
