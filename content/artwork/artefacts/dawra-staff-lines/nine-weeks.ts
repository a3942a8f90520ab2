import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { tick } from '../drawing/marks.ts';
import { sheet } from '../drawing/sheet.ts';
import { dawraStaffLinesLook } from './look.ts';

const { black, grey, orange, rule, shadow, sign, type, white } = dawraStaffLinesLook;

const depots = [
  ['Desert camp', '22 buses', 1, 3],
  ['Mafraq', '41 buses', 3, 5],
  ['Musaffah 2', '58 buses', 5, 8],
  ['Musaffah 4', '79 buses', 7, 9],
] as const;

const firstWeek = 296;
const week = 84;
const weekX = (number: number) => firstWeek + (number - 1) * week;

function head(drawing: Drawing) {
  drawing.text('Four depots, nine weeks', 48, 102, sign(700, 66, black));
  drawing.text('A fortnight each, the smallest first.', 48, 146, type(500, 25, grey));
  for (let number = 1; number <= 9; number++) {
    const style = { ...sign(700, 34, black), align: 'middle' } as const;
    drawing.text(String(number), weekX(number) + week / 2, 216, style);
  }
  drawing.text('Week', 48, 215, type(600, 22, grey));
  drawing.line(48, 236, 1052, 236, black, { width: 4 });
}

function depot(drawing: Drawing, y: number, [name, buses, start, down]: Depot) {
  drawing.text(name, 48, y + 50, sign(700, 40, black));
  drawing.text(buses, 48, y + 84, type(500, 22, grey));
  drawing.rect(weekX(start) + 4, y + 22, week * 2 - 8, 72, black, { radius: 6 });
  drawing.text('Sunil, Joseph', weekX(start) + 18, y + 52, type(600, 21, white));
  drawing.text('teach over tea', weekX(start) + 18, y + 80, type(500, 21, white));
  const x = weekX(down) + week / 2;
  drawing.circle(x, y + 58, 29, orange);
  tick(drawing, x - 13, y + 59, 26, black, 5);
  drawing.line(48, y + 116, 1052, y + 116, rule, { width: 2 });
}

type Depot = (typeof depots)[number];

function foot(drawing: Drawing) {
  drawing.circle(66, 752, 17, orange);
  tick(drawing, 58, 753, 16, black, 3.5);
  drawing.text('The depot asked us to take the paper list down.', 98, 760, type(500, 25, black));
  drawing.text('the last one!', 850, 762, hand(50, '#b3161d'));
  const arrow = { stroke: '#b3161d', width: 4.5, cap: 'round' } as const;
  drawing.path('M1000 724c14-10 18-16 18-26M1004 708l14-12 10 16', 'none', arrow);
}

export function nineWeeks(): Drawing {
  const drawing = new Drawing(1200, 900);
  const paper = { x: 40, y: 36, width: 1100, height: 812, fill: '#fdfcf6', shadow };
  sheet(drawing, { ...paper, depth: 18 }, () => {
    head(drawing);
    let rules = '';
    for (let number = 1; number <= 10; number++) rules += `M${weekX(number)} 240V704`;
    drawing.path(rules, 'none', { stroke: '#ecebe4', width: 2 });
    for (const [i, each] of depots.entries()) depot(drawing, 240 + i * 116, each);
    foot(drawing);
  });
  return drawing;
}
