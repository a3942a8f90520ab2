import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { wadiFrostLogisticsLook } from './look.ts';

const { blue, flake, frost, ice, ink, red, rule, sans, soft } = wadiFrostLogisticsLook;

const goods = [
  ['Fish on ice', 0, 2, 'since March'],
  ['Fruit', 2, 4, 'changing now'],
  ['Milk and yoghurt', 2, 4, 'since January'],
  ['Meat', -1, 2, 'since January'],
  ['Ice cream', -22, -18, 'since 9 June'],
  ['Bread, frozen', -20, -15, 'since January'],
] as const;

function degrees(value: number): string {
  return `${value < 0 ? '\u2212' : ''}${Math.abs(value)}°`;
}

function head(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 76, ink);
  flake(drawing, 50, 38, 18, ice);
  drawing.text('Limits', 82, 47, sans(700, 24, '#ffffff'));
  drawing.text('Noor Rashid, quality manager', 1248, 45, { ...sans(500, 16.5, ice), align: 'end' });
}

const placeOf = (value: number) => 268 + ((value + 24) / 32) * 300;

function list(drawing: Drawing) {
  for (const value of [-20, -10, 0]) {
    drawing.line(placeOf(value), 132, placeOf(value), 730, rule, { width: 1.4, dash: '3 5' });
    drawing.text(degrees(value), placeOf(value), 120, {
      ...sans(500, 14.5, soft),
      align: 'middle',
    });
  }
  for (const [i, [name, from, to, since]] of goods.entries()) {
    const y = 138 + i * 98;
    const isOpen = i === 1;
    if (isOpen) drawing.rect(16, y + 4, 616, 90, frost, { radius: 10, stroke: ink, width: 2.5 });
    drawing.text(name, 36, y + 44, sans(isOpen ? 700 : 600, 20, ink));
    drawing.text(since, 36, y + 70, sans(500, 15, isOpen ? red : soft));
    drawing.rect(placeOf(from), y + 34, placeOf(to) - placeOf(from), 30, isOpen ? red : blue, {
      radius: 6,
    });
    drawing.text(
      `${degrees(from)} to ${degrees(to)}`,
      placeOf(to) > 500 ? placeOf(from) - 14 : placeOf(to) + 14,
      y + 56,
      {
        ...sans(600, 17, ink),
        ...(placeOf(to) > 500 ? ({ align: 'end' } as const) : {}),
      },
    );
    drawing.line(32, y + 98, 616, y + 98, rule, { width: 1.4 });
  }
}

function stepper(drawing: Drawing, x: number, label: string, before: string, value: string) {
  drawing.text(label, x, 196, sans(500, 15.5, soft));
  const isChanged = before !== value;
  const look = { radius: 8, stroke: isChanged ? ink : rule, width: isChanged ? 2.5 : 1.5 };
  drawing.rect(x, 210, 264, 72, '#ffffff', look);
  drawing.line(x + 72, 210, x + 72, 282, rule, { width: 1.5 });
  drawing.line(x + 192, 210, x + 192, 282, rule, { width: 1.5 });
  drawing.line(x + 26, 246, x + 46, 246, ink, { width: 3, cap: 'round' });
  drawing.path(`M${x + 218} 246h20m-10-10v20`, 'none', { stroke: ink, width: 3, cap: 'round' });
  drawing.text(value, x + 132, 258, { ...sans(700, 34, ink), align: 'middle' });
  if (isChanged)
    drawing.text(`was ${before}`, x + 264, 196, { ...sans(600, 15.5, red), align: 'end' });
}

function change(drawing: Drawing) {
  drawing.text('Fruit', 680, 152, sans(700, 34, ink));
  drawing.text('applies to 17 lorries on the road at once', 1248, 150, {
    ...sans(500, 15.5, soft),
    align: 'end',
  });
  stepper(drawing, 680, 'Coldest', '2°', '2°');
  stepper(drawing, 984, 'Warmest', '4°', '5°');
  drawing.text('Why? Needed for every change', 680, 326, sans(600, 16, ink));
  drawing.rect(680, 340, 568, 96, '#ffffff', { radius: 8, stroke: ink, width: 2.5 });
  drawing.text('Mangoes from Sindh spoil below 5. Agreed', 700, 378, sans(500, 17, ink));
  const end = drawing.text('with the buyer on 2 July.', 700, 410, sans(500, 17, ink));
  drawing.rect(end + 4, 393, 2, 22, ink);
  drawing.rect(680, 454, 270, 56, ink, { radius: 8 });
  drawing.text('Set the limit to 5°', 815, 489, { ...sans(600, 17.5, '#ffffff'), align: 'middle' });
  drawing.text('Leave it at 4°', 984, 489, sans(600, 17, blue));
}

const before = [
  ['4°', '11 June 2022', 'Strawberries, claim 311', 'N. Rashid'],
  ['6°', '2 January 2022', 'First value, as in the contracts', 'N. Rashid'],
] as const;

function history(drawing: Drawing) {
  drawing.text('Before', 680, 560, sans(600, 18, ink));
  for (const [i, [value, date, why, who]] of before.entries()) {
    const y = 576 + i * 82;
    drawing.line(680, y, 1248, y, rule, { width: 1.5 });
    drawing.text(value, 680, y + 50, sans(700, 28, soft));
    drawing.text(why, 764, y + 36, sans(600, 16.5, ink));
    drawing.text(date, 764, y + 62, sans(500, 15, soft));
    drawing.text(who, 1248, y + 36, { ...sans(500, 15, soft), align: 'end' });
  }
}

export function limits(): Drawing {
  const look = {
    address: 'watch.wadifrost.example / limits',
    face: 'sora-500',
    ground: '#ffffff',
    bar: '#dceaf5',
    ink: '#41566d',
  } as const;
  return desk(look, (drawing) => {
    head(drawing);
    list(drawing);
    drawing.rect(648, 76, 1, 692, rule);
    change(drawing);
    history(drawing);
  });
}
