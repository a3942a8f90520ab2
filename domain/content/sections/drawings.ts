import { choice } from '../fields.ts';

/** The bundled drawings that go behind a hero; one in its place is drawn from the page's address. */
export const heroDrawings = ['', 'company', 'contact'] as const;

/** The bundled drawings of one picture. */
export const drawings = ['', 'company-mission', 'company-ambition'] as const;

export function heroDrawing() {
  return choice('section', 'Drawing', heroDrawings, {
    columns: 6,
    hint: 'Without one, the page gets a drawing of its own.',
  });
}

export function drawing() {
  return choice('section', 'Drawing', drawings, { columns: 6 });
}
