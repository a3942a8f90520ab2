import { Drawing, type TextStyle } from '../drawing/drawing.ts';
import { sheet } from '../drawing/sheet.ts';
import { baharLaneClinicsLook } from './look.ts';

const { handwriting, ink, rose } = baharLaneClinicsLook;

const shadow = '#7d2c41';
const pencil = '#7d1f3b';

const hand = (size: number, fill: string): TextStyle => ({ face: handwriting, size, fill });

interface Card {
  x: number;
  y: number;
  turn: number;
  words: string;
  below: string;
  /** In the order of the staff, and in that of the patients where it differs. */
  numbers: readonly [before: string, after?: string];
  fill?: string;
}

function card(drawing: Drawing, { x, y, turn, words, below, numbers, fill = '#ffffff' }: Card) {
  sheet(drawing, { x, y, turn, width: 350, height: 226, fill, shadow, radius: 5 }, () => {
    drawing.line(26, 66, 324, 66, '#e7cdd4', { width: 1.6 });
    const [before, after] = numbers;
    drawing.text(before, 28, 50, hand(42, '#5d625e'));
    if (after) {
      drawing.line(20, 44, 54, 32, rose, { width: 3.5, cap: 'round' });
      drawing.text(after, 70, 51, hand(48, rose));
    }
    drawing.text(words, 26, 138, { ...hand(74, ink), upTo: 305 });
    drawing.text(below, 28, 192, { ...hand(33, '#47544b'), upTo: 300 });
  });
}

function tea(drawing: Drawing, x: number, y: number) {
  drawing.circle(x + 14, y + 14, 132, shadow, { opacity: 0.2 });
  drawing.circle(x, y, 132, '#ffffff');
  drawing.circle(x, y, 108, '#f3e2e6');
  drawing.circle(x + 6, y + 6, 78, '#d9bcc4');
  drawing.circle(x, y, 78, '#ffffff');
  drawing.circle(x, y, 70, '#8a4b25');
  drawing.path(`M${x - 46} ${y - 22}a52 52 0 0 1 60-27`, 'none', {
    stroke: '#c07a45',
    width: 7,
    cap: 'round',
  });
  drawing.group({ x, y, turn: 38 }, () => {
    drawing.rect(58, -6, 128, 12, '#c7ccc9', { radius: 6 });
    drawing.path('M52-14c28-10 40 0 40 14s-12 24-40 14z', '#dfe3e0');
  });
}

export function paperCards(): Drawing {
  const drawing = new Drawing(1200, 900);
  card(drawing, {
    x: 84,
    y: 452,
    turn: -6,
    words: 'Doctor',
    below: 'who, or which kind',
    numbers: ['1', '2'],
  });
  card(drawing, {
    x: 742,
    y: 316,
    turn: -4,
    words: 'Day',
    below: 'morning, evening',
    numbers: ['2', '4'],
  });
  card(drawing, {
    x: 460,
    y: 602,
    turn: 4,
    words: 'Branch',
    below: 'near home or work',
    numbers: ['3'],
  });
  card(drawing, {
    x: 300,
    y: 176,
    turn: 5,
    words: 'Insurance',
    below: 'am I covered here?',
    numbers: ['4', '1'],
    fill: '#fff3c9',
  });
  tea(drawing, 1012, 706);
  drawing.text('twelve of fourteen', 700, 102, hand(58, pencil));
  drawing.text('put this on top', 700, 158, hand(58, pencil));
  const arrow = { stroke: pencil, width: 4.5, cap: 'round' } as const;
  drawing.path('M680 120c-62-4-104 18-132 58M566 142l-20 38 42-12', 'none', arrow);
  return drawing;
}
