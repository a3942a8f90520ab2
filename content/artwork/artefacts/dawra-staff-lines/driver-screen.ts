import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phone } from '../drawing/phone.ts';
import { black, orange, sign, type, umber, white } from './look.ts';

const raised = '#191b20';
const label = '#a3a8b0';

function block(drawing: Drawing, y: number, name: string, value: string) {
  drawing.rect(12, y, 366, 172, raised, { radius: 14 });
  drawing.text(name, 32, y + 38, type(600, 19, label));
  drawing.text(value, 30, y + 146, sign(700, 118, white));
}

function changedBlock(drawing: Drawing, y: number) {
  drawing.rect(12, y, 366, 172, orange, { radius: 14 });
  drawing.text('My gate', 32, y + 38, type(600, 19, umber));
  drawing.text('was A1', 356, y + 38, { ...type(600, 19, umber), align: 'end' });
  drawing.line(302, y + 32, 358, y + 32, umber, { width: 2 });
  drawing.text('Yas B2', 30, y + 146, sign(700, 118, '#140a00'));
}

function readAloud(drawing: Drawing, y: number) {
  drawing.path(`M34 ${y}h10l12-10v36l-12-10h-10z`, white);
  const waves = `M65 ${y - 2}c6 5 6 15 0 20M73 ${y - 10}c11 10 11 26 0 36`;
  drawing.path(waves, 'none', { stroke: white, width: 3, cap: 'round' });
  drawing.text('Read aloud until you confirm', 94, y + 14, type(600, 19, white));
}

function hold(drawing: Drawing) {
  drawing.rect(12, 722, 366, 90, '#ffffff', { radius: 18 });
  drawing.circle(64, 767, 29, 'none', { stroke: '#d9dade', width: 7 });
  const part = 'M64 738a29 29 0 1 1-27.6 38';
  drawing.path(part, 'none', { stroke: orange, width: 7, cap: 'round' });
  tick(drawing, 54, 768, 20, black, 5);
  drawing.text('Hold: I have read it', 110, 778, sign(700, 33, black));
}

export function driverScreen(): Drawing {
  const look = {
    body: '#2a2c31',
    ground: black,
    ink: white,
    face: 'barlow-semi-condensed-600',
    time: '3.36',
    hasSignal: false,
  } as const;
  return phone(look, (drawing) => {
    drawing.text('Dawra', 28, 90, sign(700, 28, white));
    drawing.rect(196, 66, 170, 34, '#24262c', { radius: 17 });
    drawing.circle(215, 83, 5, orange);
    drawing.text('No signal since 3.35', 230, 88, type(500, 15, '#d5d8dd'));
    block(drawing, 114, 'My bus', '114');
    block(drawing, 294, 'My time', '4.10');
    changedBlock(drawing, 474);
    readAloud(drawing, 676);
    hold(drawing);
  });
}
