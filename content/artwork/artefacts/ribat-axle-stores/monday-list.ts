import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { ribatAxleStoresLook } from './look.ts';

const { grey, ink, mono, red, rule, shadow, type } = ribatAxleStoresLook;

const blue = '#27408b';
const yaqoob = '#b3161d';

/** What was typed, how often, and what the counter wrote beside it. */
const searches = [
  ['15208-3l', 'the letter l for a 1', 14, 'read l as 1. done', blue],
  ['wiper 26 inch', '', 11, 'in stock! name it so', yaqoob],
  ['54302-24 right', '', 9, 'ordered, Thursday', blue],
  ['RBX1A04C', 'eight signs of seventeen', 7, 'ask for the card', blue],
  ['cabin filter 2019', '', 6, 'same as 27277-15', yaqoob],
  ['90915-YZZ', '', 4, 'not ours. Say so', yaqoob],
  ['mud flap set', '', 3, 'from June', blue],
] as const;

function row(drawing: Drawing, y: number, [words, hint, count, note, pen]: Search) {
  drawing.text(words, 56, y + (hint ? 44 : 58), mono(600, 30, ink));
  if (hint) drawing.text(hint, 56, y + 78, type(500, 22, grey));
  drawing.text(String(count), 470, y + 62, { ...type(600, 40, ink), align: 'end' });
  drawing.text(note, 520, y + 60, { ...hand(43, pen), upTo: 350 });
  drawing.line(56, y + 102, 872, y + 102, rule, { width: 2 });
}

type Search = (typeof searches)[number];

export function mondayList(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 36, y: 26, width: 928, height: 1226, fill: '#fdfcf8', shadow };
  sheet(drawing, { ...paper, depth: 18 }, () => {
    drawing.rect(0, 0, 928, 22, red);
    drawing.text('Searches without', 56, 122, type(600, 62, ink));
    drawing.text('a result', 56, 190, type(600, 62, ink));
    drawing.text('Monday 10 March', 872, 188, { ...type(500, 28, grey), align: 'end' });
    drawing.text('Typed', 56, 262, type(600, 23, grey));
    drawing.text('Times', 470, 262, { ...type(600, 23, grey), align: 'end' });
    drawing.text('What we did', 520, 262, type(600, 23, grey));
    drawing.line(56, 280, 872, 280, ink, { width: 4 });
    for (const [i, each] of searches.entries()) row(drawing, 280 + i * 102, each);
    drawing.rect(56, 1032, 816, 140, '#f1eee7', { radius: 6 });
    drawing.text('54 of 2,310 searches found nothing.', 88, 1090, type(600, 30, ink));
    drawing.text('The week before: 71.', 88, 1134, type(500, 27, grey));
    drawing.text('Yaqoob, Salim, Rehana', 520, 1134, hand(40, blue));
  });
  return drawing;
}
