import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { netHouseMuseumLook } from './look.ts';

const { blue, grey, ink, paleBlue, paper, rule, sans, serif, shadow } = netHouseMuseumLook;

const steps = [
  ['7.30', 'Read both home pages', 'on the copy, Arabic first'],
  ['8.00', 'Publish the five rooms', '900 objects, both sides'],
  ['8.30', 'Type the opening hours', 'once, look in six places'],
  ['9.00', 'Follow twenty old links', 'each leads to its new page'],
  ['9.15', 'Ring the school', 'in Khor Fakkan: please look'],
  ['9.40', 'Publish one new label', 'Latifa writes, Moza checks'],
  ['10.00', 'Coffee', 'nobody rings the agency'],
] as const;

function step(drawing: Drawing, y: number, [time, words, detail]: Step, isLast: boolean) {
  if (isLast) drawing.rect(28, y + 6, 872, 108, paleBlue, { radius: 4 });
  drawing.text(time, 56, y + 62, serif(500, 36, blue));
  drawing.text(words, 182, y + 56, serif(500, 37, ink));
  drawing.text(detail, 182, y + 92, sans(500, 23, grey));
  for (const x of [690, 808]) {
    drawing.rect(x, y + 34, 44, 44, 'none', { stroke: grey, width: 2.5 });
    const path = `M${x + 8} ${y + 54}q8 6 13 18q10-30 34-50`;
    drawing.path(path, 'none', { stroke: '#27408b', width: 5.5, cap: 'round' });
  }
  drawing.line(56, y + 118, 872, y + 118, rule, { width: 2 });
}

type Step = (typeof steps)[number];

export function tuesdayPlan(): Drawing {
  const drawing = new Drawing(1000, 1300);
  sheet(drawing, { x: 36, y: 26, width: 928, height: 1226, fill: paper, shadow }, () => {
    drawing.text('Tuesday, the opening', 56, 124, serif(500, 62, ink));
    drawing.text('Rehearsed', 690, 196, sans(600, 22, grey));
    drawing.text('Wed', 690, 228, sans(600, 22, grey));
    drawing.text('Sun', 808, 228, sans(600, 22, grey));
    drawing.text('The morning, step by step', 56, 196, sans(500, 27, grey));
    drawing.line(56, 250, 872, 250, ink, { width: 4 });
    for (const [i, each] of steps.entries()) step(drawing, 250 + i * 119, each, i === 6);
    drawing.text('Sunday was quicker by an hour.', 56, 1160, hand(50, '#27408b'));
    drawing.text('Moza', 768, 1198, hand(56, '#27408b'));
  });
  return drawing;
}
