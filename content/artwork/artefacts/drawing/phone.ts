import { Drawing } from './drawing.ts';
import type { DrawnFace } from './faces.ts';

export interface Phone {
  /** What lies around the screen. */
  body: string;
  ground: string;
  /** Of the clock, the signal and the battery. */
  ink: string;
  /** The line at the foot, where it is not the ink. */
  home?: string;
  face: DrawnFace;
  time: string;
  hasSignal?: boolean;
}

export const screen = { width: 390, height: 844 };

const edge = 18;

function statusBar(drawing: Drawing, { ink, face, time, hasSignal = true }: Phone) {
  drawing.text(time, 34, 36, { face, size: 17, fill: ink });
  for (const [i, height] of [5, 8, 11, 14].entries()) {
    const look = hasSignal ? {} : { stroke: ink, width: 1 };
    drawing.rect(294 + i * 6.4, 35 - height, 4.4, height, hasSignal ? ink : 'none', {
      radius: 1,
      ...look,
    });
  }
  drawing.rect(332, 24, 24, 12, 'none', { radius: 3.5, stroke: ink, width: 1.3 });
  drawing.rect(334.5, 26.5, 17, 7, ink, { radius: 1.5 });
  drawing.rect(357.5, 28, 2, 4, ink, { radius: 1 });
}

/** `draw` gets the screen: 390 by 844, from its own top left. */
export function phoneFrame(look: Phone, draw: (drawing: Drawing) => void): Drawing {
  const drawing = new Drawing(screen.width + edge * 2, screen.height + edge * 2);
  drawing.rect(0, 0, drawing.width, drawing.height, look.body, { radius: 66 });
  drawing.rect(2.5, 2.5, drawing.width - 5, drawing.height - 5, 'none', {
    radius: 63.5,
    stroke: '#ffffff',
    width: 1.5,
    opacity: 0.22,
  });
  drawing.group({ x: edge, y: edge, within: { ...screen, radius: 48 } }, () => {
    drawing.rect(0, 0, screen.width, screen.height, look.ground);
    draw(drawing);
    statusBar(drawing, look);
    drawing.rect(128, 826, 134, 5, look.home ?? look.ink, { radius: 3 });
  });
  return drawing;
}
