import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { twelveWellsDatesLook } from './look.ts';

const { ink, shadow, type } = twelveWellsDatesLook;

const [width, height, across, up] = [300, 210, 96, 56];

function label(drawing: Drawing, x: number, y: number) {
  drawing.rect(x + 66, y + 58, 168, 112, '#ffffff');
  drawing.text('DATES', x + 150, y + 96, { ...type(600, 33, ink), align: 'middle' });
  drawing.text('mixed', x + 150, y + 127, { ...type(500, 27, ink), align: 'middle' });
  drawing.text('10 kg', x + 150, y + 157, { ...type(500, 25, ink), align: 'middle' });
}

function carton(drawing: Drawing, x: number, y: number, front: string) {
  const right = x + width;
  drawing.path(`M${right} ${y + height}l${across} ${-up}v${-height}l${-across} ${up}z`, '#a67f4f');
  drawing.path(`M${x} ${y}l${across} ${-up}h${width}l${-across} ${up}z`, '#dcbb8a');
  const tape = `M${x + 128} ${y}l${across} ${-up}h44l${-across} ${up}v46h-44z`;
  drawing.rect(x, y, width, height, front);
  drawing.path(tape, '#ecd6b0', { opacity: 0.75 });
  label(drawing, x, y);
}

function string(drawing: Drawing, x: number, y: number) {
  const path = `M${x + 40} ${y}v${height}M${x + width - 40} ${y}v${height}M${x + 40} ${y}l${across} ${-up}M${x + width - 40} ${y}l${across} ${-up}`;
  drawing.path(path, 'none', { stroke: '#f3ead6', width: 5 });
}

export function plainCarton(): Drawing {
  const drawing = new Drawing(1200, 900);
  const floor = 'M72 806H996l96-56 60 8-106 74H112z';
  drawing.path(floor, shadow, { opacity: 0.2 });
  const rows = [
    [596, [72, 384, 696]],
    [386, [72, 384, 696]],
    [176, [228, 540]],
  ] as const;
  for (const [y, places] of rows) {
    for (const [i, x] of places.entries()) {
      carton(drawing, x, y, i % 2 ? '#c79d66' : '#cda56f');
      string(drawing, x, y);
    }
  }
  drawing.text('which one', 960, 226, hand(64, '#2c1a0c'));
  drawing.text('is ours?', 980, 284, hand(64, '#2c1a0c'));
  const arrow = { stroke: '#2c1a0c', width: 5, cap: 'round' } as const;
  drawing.path('M1120 306c30 44 34 84 8 128M1122 402l4 36 32-18', 'none', arrow);
  return drawing;
}
