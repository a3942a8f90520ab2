import type { Drawing } from '../drawing/drawing.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { ribatAxleStoresLook } from './look.ts';
import { spareParts } from './parts.ts';

const { bone, darkBone, grey, ink, mono, red, rule, type } = ribatAxleStoresLook;

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 120, red);
  drawing.circle(48, 82, 23, '#ffffff');
  drawing.text('Y', 48, 90, { ...type(600, 23, '#a3131d'), align: 'middle' });
  drawing.text('Counter, Yaqoob', 84, 77, type(600, 19.5, '#ffffff'));
  drawing.text('answers in about a minute', 84, 101, type(500, 14.5, '#ffffff'));
}

function question(drawing: Drawing) {
  drawing.rect(18, 132, 354, 76, '#fff1d6', { radius: 12 });
  drawing.text('This number could not be read:', 34, 158, type(500, 15, ink));
  drawing.text('RBX3T29E60', 34, 191, mono(600, 25, ink));
  drawing.rect(186, 168, 32, 32, red, { radius: 3 });
  drawing.text('?', 202, 192, { ...mono(600, 25, '#ffffff'), align: 'middle' });
  drawing.text('114728', 222, 191, mono(600, 25, ink));
}

function talk(drawing: Drawing) {
  drawing.rect(116, 218, 256, 44, ink, { radius: 14 });
  drawing.text('Oil filter for this one, please', 131, 246, type(500, 16, '#ffffff'));
  drawing.rect(18, 272, 288, 68, '#ffffff', { radius: 14 });
  drawing.text('The sign is a J, they print it', 34, 299, type(500, 16, ink));
  drawing.text('badly. 2016 saloon. This fits:', 34, 323, type(500, 16, ink));
  drawing.rect(18, 350, 288, 118, '#ffffff', { radius: 14 });
  drawing.rect(28, 360, 98, 98, darkBone, { radius: 8 });
  drawing.group({ x: 77, y: 410, scale: 0.62 }, () => spareParts.oilFilter(drawing));
  drawing.text('Oil filter', 142, 384, type(600, 17.5, ink));
  drawing.text('R 15208-44', 142, 407, mono(600, 15.5, ink));
  drawing.text('26 AED', 142, 445, type(600, 17, ink));
  drawing.rect(224, 422, 70, 34, red, { radius: 4 });
  drawing.text('Add', 259, 444.5, { ...type(600, 15.5, '#ffffff'), align: 'middle' });
  drawing.rect(222, 484, 150, 44, ink, { radius: 14 });
  drawing.text('Added, shukran', 237, 512, { ...type(500, 16, '#ffffff'), upTo: 124 });
}

function reorder(drawing: Drawing) {
  drawing.rect(0, 544, 390, 206, '#ffffff');
  drawing.line(0, 544, 390, 544, rule, { width: 1.5 });
  drawing.text('Order again', 18, 580, type(600, 19, ink));
  drawing.text('two taps', 372, 580, { ...type(500, 14.5, grey), align: 'end' });
  for (const [i, [day, words]] of [
    ['3 March', '6 oil filters, 4 air filters'],
    ['24 February', 'front pads, 2 sets'],
  ].entries()) {
    const y = 598 + i * 72;
    drawing.rect(18, y, 354, 62, bone, { radius: 10 });
    drawing.text(words ?? '', 34, y + 27, type(600, 15.5, ink));
    drawing.text(day ?? '', 34, y + 49, type(500, 14, grey));
    drawing.rect(284, y + 13, 76, 36, ink, { radius: 4 });
    drawing.text('Repeat', 322, y + 36.5, { ...type(600, 14.5, '#ffffff'), align: 'middle' });
  }
}

export function counterChat(): Drawing {
  const look = { body: '#101113', ground: bone, ink, face: 'ibm-plex-sans-600' } as const;
  return phoneFrame({ ...look, ink: '#ffffff', home: ink, time: '10.52' }, (drawing) => {
    head(drawing);
    question(drawing);
    talk(drawing);
    reorder(drawing);
    drawing.rect(18, 764, 354, 46, '#ffffff', { radius: 23, stroke: '#a9a69e', width: 1.5 });
    drawing.text('Message to the counter', 38, 793, type(500, 15.5, grey));
  });
}
