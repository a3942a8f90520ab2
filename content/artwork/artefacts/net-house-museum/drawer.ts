import { Drawing } from '../drawing/drawing.ts';
import { hand } from '../drawing/hand.ts';
import { sheet } from '../drawing/sheet.ts';
import { netHouseMuseumLook } from './look.ts';

const { blue, grey, ink, naskh, paper, sans, serif, shadow } = netHouseMuseumLook;

const wood = '#a8774a';
const darkWood = '#7f5531';

/** Card edges from above, a divider for each year. */
function cards(drawing: Drawing) {
  let edges = '';
  for (let y = 96; y < 560; y += 7) edges += `M208 ${y}h${744 - ((y * 13) % 11)}`;
  drawing.rect(200, 84, 760, 486, '#e9e4d4');
  drawing.path(edges, 'none', { stroke: '#b9b29c', width: 1.6 });
  for (let i = 0; i < 10; i++) {
    const x = 218 + (i % 5) * 146;
    const y = 92 + i * 46;
    drawing.rect(204, y + 30, 752, 8, '#7d88c4');
    drawing.path(`M${x} ${y + 31}l8-30h112l8 30z`, '#7d88c4');
    drawing.rect(x + 14, y + 4, 100, 24, '#ffffff', { radius: 2 });
    const year = { ...sans(600, 19, ink), align: 'middle' } as const;
    drawing.text(`Year ${i + 1}`, x + 64, y + 22.5, year);
  }
}

function box(drawing: Drawing) {
  drawing.rect(178, 56, 840, 640, shadow, { opacity: 0.2, radius: 8 });
  drawing.rect(160, 40, 840, 600, wood, { radius: 6 });
  drawing.rect(184, 64, 792, 520, '#4a3020');
  cards(drawing);
  drawing.rect(120, 584, 920, 110, darkWood, { radius: 6 });
  drawing.rect(120, 584, 920, 16, wood, { radius: 6 });
  drawing.rect(420, 616, 320, 62, paper, { stroke: '#d2b25c', width: 7, radius: 3 });
  drawing.text('Labels, about 1,400', 580, 656, { ...serif(500, 30, ink), align: 'middle' });
  for (const x of [250, 910]) {
    drawing.circle(x + 4, 656, 22, '#3d2716');
    drawing.circle(x, 648, 22, '#d2b25c');
    drawing.circle(x - 6, 642, 8, '#efdca0');
  }
}

function pulled(drawing: Drawing) {
  const size = { width: 330, height: 236, fill: paper, shadow, depth: 13 };
  sheet(drawing, { ...size, x: 44, y: 640, turn: -5 }, () => {
    drawing.text('Cast net', 28, 66, serif(500, 42, ink));
    const words = 'Thrown from the shore at dusk.';
    drawing.paragraph(words, 28, 112, { ...serif(400, 27, ink), width: 270, leading: 35 });
    drawing.text('Room 2, case 6', 28, 208, sans(500, 20, grey));
  });
  sheet(drawing, { ...size, x: 812, y: 622, turn: 4 }, () => {
    drawing.text('شبكة رمي', 302, 64, naskh(600, 44, ink));
    drawing.text('تُرمى من الشاطئ', 302, 116, naskh(500, 30, ink));
    drawing.text('عند الغروب', 302, 158, naskh(500, 30, ink));
    drawing.text('checked, L. and M.', 30, 212, hand(34, blue));
  });
}

export function drawer(): Drawing {
  const drawing = new Drawing(1200, 900);
  box(drawing);
  pulled(drawing);
  return drawing;
}
