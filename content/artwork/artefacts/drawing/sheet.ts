import type { Drawing } from './drawing.ts';

interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  /** A dark one of the client's; it lies to the lower right, without blur. */
  shadow: string;
  /** Of the shadow's distance. */
  depth?: number;
  /** At most 7 degrees. */
  turn?: number;
  radius?: number;
}

/** A flat thing with one hard shadow; `draw` starts at its top left. */
export function sheet(drawing: Drawing, look: Sheet, draw: () => void) {
  const { x, y, width, height, fill, shadow, depth = 16, turn = 0, radius } = look;
  if (Math.abs(turn) > 7) throw new Error('Nothing is turned by more than 7 degrees.');
  const angle = (-turn * Math.PI) / 180;
  const across = depth * (Math.cos(angle) - Math.sin(angle));
  const down = depth * (Math.sin(angle) + Math.cos(angle));
  drawing.group({ x, y, turn }, () => {
    drawing.rect(across, down, width, height, shadow, { radius, opacity: 0.2 });
    drawing.rect(0, 0, width, height, fill, { radius });
    draw();
  });
}
