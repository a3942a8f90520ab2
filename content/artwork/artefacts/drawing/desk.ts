import { Drawing } from './drawing.ts';
import type { DrawnFace } from './faces.ts';

interface Desk {
  /** Of an `.example` name. */
  address: string;
  face: DrawnFace;
  ground: string;
  /** Of the browser's bar. */
  bar?: string;
  field?: string;
  ink?: string;
  height?: number;
}

const width = 1280;
const barHeight = 52;

/** `draw` gets the page below the bar: 1280 wide, 52 less than the whole in height. */
export function desk(look: Desk, draw: (drawing: Drawing) => void): Drawing {
  const { address, face, ground, height = 820 } = look;
  const { bar = '#e9e9ec', field = '#ffffff', ink = '#4c4d53' } = look;
  const drawing = new Drawing(width, height);
  drawing.group({ within: { width, height, radius: 14 } }, () => {
    drawing.rect(0, 0, width, height, ground);
    drawing.rect(0, 0, width, barHeight, bar);
    for (const x of [26, 48, 70]) drawing.circle(x, 26, 6.5, ink, { opacity: 0.32 });
    drawing.rect(width / 2 - 230, 11, 460, 30, field, { radius: 15 });
    drawing.text(address, width / 2, 31, { face, size: 14.5, fill: ink, align: 'middle' });
    drawing.group({ y: barHeight }, () => draw(drawing));
  });
  drawing.rect(0.75, 0.75, width - 1.5, height - 1.5, 'none', {
    radius: 13.5,
    stroke: '#000000',
    width: 1.5,
    opacity: 0.16,
  });
  return drawing;
}
