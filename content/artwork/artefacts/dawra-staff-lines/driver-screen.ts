import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { dawraStaffLinesLook } from './look.ts';

const { black, orange, sign, type, umber, white } = dawraStaffLinesLook;

const raised = '#191b20';
const label = '#a3a8b0';

function line(drawing: Drawing, y: number, name: string, value: string) {
  drawing.rect(12, y, 366, 104, raised, { radius: 14 });
  drawing.text(name, 32, y + 62, type(600, 21, label));
  drawing.text(value, 356, y + 84, { ...sign(700, 92, white), align: 'end' });
}

function changedLine(drawing: Drawing, y: number) {
  drawing.rect(12, y, 366, 162, orange, { radius: 14 });
  drawing.text('My gate', 32, y + 38, type(600, 21, umber));
  drawing.text('was A1', 356, y + 38, { ...type(600, 21, umber), align: 'end' });
  drawing.line(296, y + 31, 358, y + 31, umber, { width: 2 });
  drawing.text('Yas B2', 30, y + 140, sign(700, 112, '#140a00'));
}

function readAloud(drawing: Drawing, y: number) {
  drawing.rect(12, y, 366, 128, raised, { radius: 14 });
  drawing.path(`M34 ${y + 34}h10l12-10v36l-12-10h-10z`, white);
  const waves = `M65 ${y + 32}c6 5 6 15 0 20M73 ${y + 24}c11 10 11 26 0 36`;
  drawing.path(waves, 'none', { stroke: orange, width: 3.5, cap: 'round' });
  drawing.text('Read aloud in Urdu', 98, y + 49, type(600, 21, white));
  const urdu = { face: 'noto-naskh-arabic-600', size: 27, fill: white, align: 'end' } as const;
  drawing.text('آپ کا گیٹ اب یاس بی ۲ ہے', 356, y + 102, urdu);
}

function hold(drawing: Drawing) {
  drawing.rect(12, 648, 366, 158, '#ffffff', { radius: 20 });
  drawing.circle(84, 727, 47, 'none', { stroke: '#d9dade', width: 11 });
  const part = 'M84 680a47 47 0 1 1-44.7 61.5';
  drawing.path(part, 'none', { stroke: orange, width: 11, cap: 'round' });
  tick(drawing, 66, 729, 36, black, 8);
  drawing.text('Hold with a thumb', 154, 706, type(600, 21, '#4a4e55'));
  drawing.text('I have read it', 153, 757, sign(700, 42, black));
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
  return phoneFrame(look, (drawing) => {
    drawing.text('Dawra', 28, 90, sign(700, 28, white));
    drawing.rect(196, 66, 170, 34, '#24262c', { radius: 17 });
    drawing.circle(215, 83, 5, orange);
    drawing.text('No signal since 3.35', 230, 88, type(500, 15, '#d5d8dd'));
    line(drawing, 114, 'My bus', '114');
    line(drawing, 226, 'My time', '4.10');
    changedLine(drawing, 338);
    readAloud(drawing, 508);
    hold(drawing);
  });
}
