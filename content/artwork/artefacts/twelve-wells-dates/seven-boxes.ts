import { Drawing } from '../drawing/drawing.ts';
import { twelveWellsDatesLook, type Variety } from './look.ts';

const {
  arabic,
  buMaan,
  dabbas,
  fardh,
  ink,
  khalas,
  khenaizi,
  lulu,
  naghal,
  shadow,
  soft,
  type,
  wells,
} = twelveWellsDatesLook;

interface Place {
  x: number;
  y: number;
  /** Of the front, which is square. */
  size: number;
}

/** All in one parallel projection, depth to the upper right. */
function box(drawing: Drawing, { x, y, size }: Place, variety: Variety) {
  const [across, up] = [size * 0.28, size * 0.16];
  const right = x + size;
  const side = (top: number, height: number) =>
    `M${right} ${top + height}l${across} ${-up}v${-height}l${-across} ${up}z`;
  const far = `l${across} ${-up}l46 6l${-across} ${up + 20}`;
  const ground = `M${x} ${y + size}H${right}${far}H${x + 46}z`;
  drawing.path(ground, shadow, { opacity: 0.2 });
  drawing.path(side(y, size), '#d3c6ab');
  drawing.path(`M${x} ${y}l${across} ${-up}h${size}l${-across} ${up}z`, '#f9f4e8');
  drawing.path(`M${x + size / 2} ${y}l${across} ${-up}`, 'none', { stroke: '#cbbfa5', width: 2 });
  drawing.rect(x, y, size, size, '#efe6d3');
  const stripTop = y + size * 0.32;
  const strip = size * 0.47;
  drawing.rect(x, stripTop, size, strip, variety.colour);
  drawing.path(side(stripTop, strip), variety.colour);
  drawing.path(side(stripTop, strip), '#000000', { opacity: 0.22 });
  wells(drawing, x + size * 0.14, y + size * 0.16, (size * 0.72) / 11, ink);
  const middle = x + size / 2;
  const large = arabic(600, size * 0.22, variety.ink);
  drawing.text(variety.arabic, middle, stripTop + strip * 0.5, { ...large, align: 'middle' });
  const name = type(500, size * 0.098, variety.ink);
  drawing.text(variety.name, middle, stripTop + strip * 0.87, { ...name, align: 'middle' });
  const small = type(500, size * 0.068, soft);
  drawing.text(`Plot ${variety.plot}`, x + size * 0.1, y + size * 0.92, small);
  const week = `Week ${variety.week}`;
  drawing.text(week, x + size * 0.9, y + size * 0.92, { ...small, align: 'end' });
}

interface BoxPlace extends Place {
  variety: Variety;
}

export const boxPlaces: BoxPlace[] = [
  ...[naghal, khalas, dabbas, lulu].map((variety, i) => ({
    x: 56 + i * 352,
    y: 92,
    size: 280,
    variety,
  })),
  ...[buMaan, fardh, khenaizi].map((variety, i) => ({
    x: 132 + i * 418,
    y: 508,
    size: 336,
    variety,
  })),
];

/** @param count Of those that are picked. */
export function sevenBoxes(count = boxPlaces.length): Drawing {
  const drawing = new Drawing(1500, 900);
  for (const { variety, ...place } of boxPlaces.slice(0, count)) box(drawing, place, variety);
  return drawing;
}
