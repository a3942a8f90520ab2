import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { wadiFrostLogisticsLook } from './look.ts';

const { blue, flake, frost, ice, ink, lineThrough, rule, sans, soft } = wadiFrostLogisticsLook;

const amber = '#8a4b00';

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 226, ink);
  flake(drawing, 38, 82, 14, ice);
  drawing.text('Wadi Frost', 62, 89, sans(600, 18, '#ffffff'));
  drawing.text('88 214', 366, 89, { ...sans(500, 16, ice), align: 'end' });
  drawing.text('Milk and yoghurt,', 24, 138, sans(700, 28, '#ffffff'));
  drawing.text('46 crates', 24, 172, sans(700, 28, '#ffffff'));
  drawing.text('for your shop in Mirdif', 24, 204, sans(500, 16, ice));
}

function arrival(drawing: Drawing) {
  drawing.text('Expected', 24, 260, sans(500, 15, soft));
  drawing.text('15.10', 22, 310, sans(700, 48, ink));
  drawing.rect(226, 262, 140, 46, '#e2f3e9', { radius: 23 });
  tick(drawing, 244, 285, 14, '#17633c', 3);
  drawing.text('on time', 268, 291, sans(600, 16, '#17633c'));
}

function way(drawing: Drawing) {
  drawing.group({ x: 24, y: 330, within: { width: 342, height: 118, radius: 10 } }, () => {
    drawing.rect(0, 0, 342, 118, frost);
    drawing.path('M-10 96L80 78 150 84 232 44 360 26M80 78L110-10M232 44L262 130', 'none', {
      stroke: '#ffffff',
      width: 13,
    });
    drawing.path('M20 91L80 78 150 84 204 58', 'none', { stroke: blue, width: 6, cap: 'round' });
    drawing.path('M204 58L232 44 306 33', 'none', {
      stroke: blue,
      width: 4,
      dash: '3 9',
      cap: 'round',
    });
    drawing.circle(306, 33, 9, '#ffffff', { stroke: ink, width: 5 });
    drawing.rect(184, 44, 42, 26, ink, { radius: 6 });
    drawing.text('19', 205, 63, { ...sans(700, 16, '#ffffff'), align: 'middle' });
  });
  drawing.text('Lorry 19, Al Khail Road', 38, 356, sans(600, 13.5, ink));
}

const readings = [3.2, 2.9, 3.1, 2.8, 3.0, 3.4, 3.1, 2.9, 3.3, 3.6, 3.2, 3.1] as const;
const heightOf = (degrees: number) => 628 - degrees * 21;

function curve(drawing: Drawing) {
  drawing.text('3.1°', 24, 500, sans(700, 30, ink));
  drawing.text('now. Agreed: 2° to 4°', 98, 497, sans(500, 15.5, soft));
  drawing.rect(56, heightOf(4), 310, heightOf(2) - heightOf(4), ice);
  for (const degrees of [0, 2, 4]) {
    drawing.line(56, heightOf(degrees), 366, heightOf(degrees), rule, { width: 1.4 });
    drawing.text(`${degrees}°`, 46, heightOf(degrees) + 5, {
      ...sans(500, 13.5, soft),
      align: 'end',
    });
  }
  const points = readings.map((value, i) => [58 + i * 24.5, heightOf(value)] as const);
  drawing.path(lineThrough(points), 'none', { stroke: blue, width: 4, cap: 'round' });
  drawing.circle(327.5, heightOf(3.1), 7, '#ffffff', { stroke: blue, width: 4 });
  for (const [i, time] of ['11.50', '13.15', '14.36'].entries()) {
    const anchor =
      i === 0 ? {} : i === 1 ? ({ align: 'middle' } as const) : ({ align: 'end' } as const);
    drawing.text(time, [56, 200, 340][i] ?? 0, 650, { ...sans(500, 13.5, soft), ...anchor });
  }
}

function silence(drawing: Drawing) {
  drawing.rect(16, 670, 358, 78, '#fff4dc', { radius: 10, stroke: '#e0b252', width: 1.6 });
  drawing.circle(44, 709, 13, 'none', { stroke: amber, width: 2.6 });
  drawing.path('M44 702v8l5 4', 'none', { stroke: amber, width: 2.6, cap: 'round' });
  drawing.text('Gate appointments: silent', 70, 703, sans(600, 15.5, ink));
  drawing.text('since 14.20. The rest is of 14.36.', 70, 727, sans(500, 14.5, amber));
}

function foot(drawing: Drawing) {
  drawing.rect(0, 762, 390, 82, ink);
  drawing.text('This delivery and no other, no password.', 24, 789, sans(500, 14.5, ice));
  drawing.text('Ends on 12 August, after 30 days', 24, 812, sans(600, 14.5, '#ffffff'));
}

export function deliveryLink(): Drawing {
  const look = { body: '#08182c', ground: '#ffffff', face: 'sora-600', time: '14.36' } as const;
  return phoneFrame({ ...look, ink: '#ffffff' }, (drawing) => {
    head(drawing);
    arrival(drawing);
    way(drawing);
    curve(drawing);
    silence(drawing);
    foot(drawing);
  });
}
