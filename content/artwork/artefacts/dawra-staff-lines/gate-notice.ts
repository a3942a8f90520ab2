import { encode } from 'uqr';
import { Drawing } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { dawraStaffLinesLook } from './look.ts';

const { arabic, black, orange, shadow, sign, type, white } = dawraStaffLinesLook;

const gate = 'https://gate.dawra.example/yas-b2';

/** Rows of dark modules, each run of them one stroke of the path. */
function code(drawing: Drawing, x: number, y: number, width: number) {
  const { data, size } = encode(gate, { border: 0 });
  const module = width / size;
  let path = '';
  for (const [row, modules] of data.entries()) {
    for (let column = 0; column < size; column++) {
      if (!modules[column] || modules[column - 1]) continue;
      const end = modules.indexOf(false, column);
      const length = (end < 0 ? size : end) - column;
      path += `M${column} ${row}h${length}v1h-${length}z`;
    }
  }
  drawing.group({ x, y, scale: module }, () => drawing.path(path, black));
}

export function gateNotice(): Drawing {
  const drawing = new Drawing(1000, 1300);
  const board = { x: 60, y: 24, width: 860, height: 1236, fill: black, shadow, radius: 28 };
  sheet(drawing, { ...board, depth: 20 }, () => {
    drawing.text('Gate', 56, 92, type(600, 42, '#c5c9cf'));
    drawing.text('بوابة', 804, 92, arabic(700, 40, '#c5c9cf'));
    drawing.text('Yas B2', 48, 318, sign(700, 262, white));
    drawing.rect(0, 372, 860, 560, orange);
    drawing.rect(188, 410, 484, 484, white, { radius: 12 });
    code(drawing, 222, 444, 416);
    drawing.group({ x: 56, y: 0 }, () => {
      drawing.text('Scan for your bus', 0, 1010, sign(700, 68, white));
      drawing.text('Always the latest. Nothing to install.', 0, 1054, type(500, 29, '#d5d8dd'));
      drawing.text('امسح الرمز لترى حافلتك', 748, 1128, arabic(700, 46, white));
      drawing.text('آخر تحديث دائمًا، دون تثبيت أي تطبيق', 748, 1180, arabic(400, 28, '#d5d8dd'));
    });
  });
  return drawing;
}
