import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { quayAndKhorLettingsLook } from './look.ts';

const { ink, lilac, lime, plum, red, rule, sans, serif, soft } = quayAndKhorLettingsLook;

const left = 56;
const right = 848;

const typed = [
  ['sidra nine chiller who pays', 412, 'Sidra Nine, question 2'],
  ['2 bed creek near metro', 388, 'Dune Court, question 1'],
  ['visitor parking harbour east', 240, ''],
  ['slow lift dune court', 131, 'Dune Court, question 4'],
  ['pool winter sun creek', 118, 'Sidra Nine, question 5'],
  ['pets sidra nine', 96, ''],
] as const;

const again = [
  ['1', 'Harbour East', 'visitor parking', 'Omar, 4 April'],
  ['2', 'Sidra Nine', 'pets', 'Huda, 8 April'],
  ['3', 'Dune Court', 'deliveries', 'Huda, 8 April'],
] as const;

function head(drawing: Drawing) {
  drawing.text('Quay & Khor', left, 86, serif(36, ink));
  drawing.text('One sheet for eight agents, March', right, 84, {
    ...sans(500, 23, soft),
    align: 'end',
  });
  drawing.line(left, 112, right, 112, ink, { width: 3 });
  drawing.text('What people typed', left, 190, serif(62, ink));
}

function bars(drawing: Drawing) {
  for (const [i, [words, count, page]] of typed.entries()) {
    const y = 220 + i * 98;
    if (i > 0) drawing.line(left, y, right, y, rule, { width: 2 });
    drawing.text(words, left, y + 42, sans(600, 27, ink));
    const isAnswered = page !== '';
    const style = sans(isAnswered ? 500 : 700, 22, isAnswered ? soft : red);
    drawing.text(page || 'no answer yet', right, y + 42, { ...style, align: 'end' });
    const look = isAnswered ? {} : { stroke: red, width: 2.5 };
    drawing.rect(left, y + 60, count * 1.5, 20, isAnswered ? ink : '#ffffff', look);
    drawing.text(String(count), left + 16 + count * 1.5, y + 78, sans(700, 22, ink));
  }
}

function list(drawing: Drawing) {
  drawing.rect(left - 4, 824, right - left + 8, 322, lime);
  drawing.text('To write again, after a visit', left + 28, 880, sans(700, 27, ink));
  for (const [i, [number, tower, what, who]] of again.entries()) {
    const y = 904 + i * 78;
    drawing.line(left + 28, y, right - 28, y, '#9cb839', { width: 2 });
    drawing.text(number, left + 28, y + 54, serif(40, ink));
    const end = drawing.text(tower, left + 74, y + 54, serif(40, ink));
    drawing.text(what, end + 18, y + 53, sans(500, 24, ink));
    drawing.text(who, right - 28, y + 53, { ...sans(600, 22, ink), align: 'end' });
  }
}

export function monthlySheet(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const paper = { x: 36, y: 26, width: 904, height: 1226, fill: '#ffffff', shadow: plum };
  sheet(drawing, { ...paper, depth: 20 }, () => {
    head(drawing);
    bars(drawing);
    list(drawing);
    drawing.rect(left, 1172, 26, 26, lilac, { stroke: ink, width: 2 });
    drawing.text(
      'Nineteen questions, forty-one buildings, one visit each.',
      left + 42,
      1192,
      sans(500, 22, soft),
    );
  });
  return drawing;
}
