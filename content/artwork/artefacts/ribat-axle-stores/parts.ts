import type { Drawing } from '../drawing/drawing.ts';
import { ribatAxleStoresLook } from './look.ts';

const { red, steel, type } = ribatAxleStoresLook;

type DrawPart = (drawing: Drawing) => void;

/** Each around its own middle, about 150 high. */
const oilFilter: DrawPart = (drawing) => {
  drawing.rect(-24, -70, 48, 14, '#8b8e94', { radius: 2 });
  drawing.rect(-46, -58, 92, 116, '#2b2d31', { radius: 9 });
  drawing.rect(-46, -58, 92, 27, steel, { radius: 9 });
  const grooves = [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${i * 12.5} -26V48`).join('');
  drawing.path(grooves, 'none', { stroke: '#55585f', width: 3 });
  drawing.rect(-46, -6, 92, 35, red);
  drawing.text('RIBAT', 0, 18.5, { ...type(600, 19, '#ffffff'), align: 'middle' });
};

const airFilter: DrawPart = (drawing) => {
  drawing.rect(-92, -50, 184, 100, '#2b2d31', { radius: 11 });
  drawing.rect(-79, -37, 158, 74, '#e9c46a', { radius: 3 });
  const folds = Array.from({ length: 19 }, (_, i) => `M${i * 8.2 - 74} -36V36`).join('');
  drawing.path(folds, 'none', { stroke: '#b88a2d', width: 2.6 });
};

const brakePads: DrawPart = (drawing) => {
  for (const [x, y] of [
    [-34, -20],
    [40, 10],
  ] as const) {
    drawing.group({ x, y }, () => {
      drawing.path('M-58 38c0-48 12-72 44-72h28c32 0 44 24 44 72l-14 8h-88z', steel);
      drawing.path('M-48 36c0-40 10-58 34-58h28c24 0 34 18 34 58z', '#9a9082');
      drawing.path('M0-22V36', 'none', { stroke: steel, width: 4 });
    });
  }
};

const sparkPlug: DrawPart = (drawing) => {
  drawing.group({ turn: 24 }, () => {
    drawing.rect(-8, -84, 16, 22, '#9a9da3', { radius: 3 });
    drawing.path('M-14-62h28l5 62h-38z', '#ffffff', { stroke: '#c2c5ca', width: 1.5 });
    const rings = [0, 1, 2, 3].map((i) => `M-16 ${-52 + i * 11}h32`).join('');
    drawing.path(rings, 'none', { stroke: '#c2c5ca', width: 2 });
    drawing.rect(-28, 0, 56, 20, '#7d8086', { radius: 2 });
    drawing.rect(-17, 20, 34, 46, '#b4b6bb');
    const thread = [0, 1, 2, 3, 4, 5].map((i) => `M-18 ${26 + i * 7}l36-3`).join('');
    drawing.path(thread, 'none', { stroke: '#74777d', width: 2.6 });
    drawing.path('M0 66v8M14 66v15H-2', 'none', { stroke: '#74777d', width: 4 });
  });
};

export const spareParts = { oilFilter, airFilter, brakePads, sparkPlug };
