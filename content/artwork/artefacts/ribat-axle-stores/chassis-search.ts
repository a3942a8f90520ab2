import { desk } from '../drawing/desk.ts';
import { type Drawing, textWidth } from '../drawing/drawing.ts';
import { ribatAxleStoresLook } from './look.ts';
import { spareParts } from './parts.ts';

const { bone, chassisNumber, darkBone, grey, ink, mono, red, type } = ribatAxleStoresLook;

interface Part {
  draw: (drawing: Drawing) => void;
  name: string;
  number: string;
  older: string;
  price: string;
  stock: string;
  isLow?: boolean;
}

const results: Part[] = [
  {
    draw: spareParts.oilFilter,
    name: 'Oil filter',
    number: 'R 15208-44',
    older: 'also sold as 15208-31',
    price: '26',
    stock: 'In stock, shelf C4',
  },
  {
    draw: spareParts.airFilter,
    name: 'Air filter',
    number: 'R 16546-09',
    older: 'also sold as 16546-02',
    price: '58',
    stock: 'In stock, shelf C7',
  },
  {
    draw: spareParts.brakePads,
    name: 'Brake pads, front',
    number: 'R 41060-72',
    older: 'set of four',
    price: '142',
    stock: 'In stock, shelf F1',
  },
  {
    draw: spareParts.sparkPlug,
    name: 'Spark plugs',
    number: 'R 22401-18',
    older: 'pack of four',
    price: '96',
    stock: 'Two left, shelf B2',
    isLow: true,
  },
];

export interface SearchProgress {
  typed: string;
  shows: 'nothing' | 'car' | 'parts';
  inCart: number;
  /** The button of the first part is pressed. */
  isAdded?: boolean;
}

function search(drawing: Drawing, { typed, inCart }: SearchProgress) {
  drawing.rect(0, 0, 1280, 236, red);
  drawing.rect(32, 26, 38, 38, '#ffffff');
  drawing.circle(51, 45, 11.5, 'none', { stroke: red, width: 6.5 });
  drawing.text('Ribat Axle Stores', 86, 53, type(600, 24, '#ffffff'));
  for (const [words, x] of [
    ['Reorder', 984],
    ['Counter chat', 1076],
    [`Cart ${inCart}`, 1248],
  ] as const) {
    const align = x === 1248 ? 'end' : undefined;
    drawing.text(words, x, 52, { ...type(500, 17, '#ffffff'), align });
  }
  const hint = 'Chassis number, from the registration card';
  drawing.text(hint, 32, 105, type(500, 18, '#ffffff'));
  for (let i = 0; i < chassisNumber.length; i++) {
    const x = 32 + i * 60.4;
    drawing.rect(x, 120, 54, 80, '#ffffff', { radius: 3 });
    drawing.text(typed[i] ?? '', x + 27, 174, { ...mono(600, 41, ink), align: 'middle' });
  }
  drawing.rect(1068, 120, 180, 80, ink, { radius: 3 });
  drawing.text('Show parts', 1158, 168, { ...type(600, 22, '#ffffff'), align: 'middle' });
}

function car(drawing: Drawing) {
  drawing.rect(32, 258, 1216, 78, '#ffffff', { radius: 4 });
  const body =
    'M60 308c0-4 3-8 10-9l18-3 14-13h42l20 14 22 3c7 1 10 5 10 9v6h-16a13 13 0 0 0-26 0h-42a13 13 0 0 0-26 0H60z';
  drawing.path(body, ink);
  for (const x of [99, 167]) drawing.circle(x, 316, 9, '#ffffff', { stroke: ink, width: 4 });
  const name = 'Saloon 1.8 petrol, January 2016 to June 2018';
  drawing.text(name, 218, 306, type(600, 25, ink));
  drawing.rect(1000, 277, 222, 40, '#e4f2e2', { radius: 20 });
  const read = '17 of 17 characters read';
  drawing.text(read, 1111, 302.5, { ...type(500, 16.5, '#1b5c27'), align: 'middle' });
}

/** Where the answer will stand. */
function empty(drawing: Drawing, { shows }: SearchProgress) {
  if (shows === 'nothing') drawing.rect(32, 258, 1216, 78, darkBone, { radius: 4 });
  for (let i = 0; i < results.length; i++) {
    drawing.rect(32 + i * 307.5, 408, 294, 344, darkBone, { radius: 4 });
  }
}

function filter(drawing: Drawing) {
  drawing.text('214 parts fit. Nothing else is shown.', 32, 379, type(500, 18.5, grey));
  for (const [i, words] of ['All', 'Service', 'Brakes', 'Engine', 'Body'].entries()) {
    const x = 638 + i * 124;
    drawing.rect(x, 355, 114, 36, i === 1 ? ink : '#ffffff', { radius: 3 });
    const style = type(500, 16, i === 1 ? '#ffffff' : ink);
    drawing.text(words, x + 57, 378.5, { ...style, align: 'middle' });
  }
}

function result(drawing: Drawing, part: Part, isAdded: boolean) {
  drawing.rect(0, 0, 294, 344, '#ffffff', { radius: 4 });
  drawing.rect(0, 0, 294, 176, darkBone, { radius: 4 });
  drawing.group({ x: 147, y: 88 }, () => part.draw(drawing));
  drawing.text(part.name, 20, 209, type(600, 21.5, ink));
  drawing.text(part.number, 20, 236, mono(600, 17, ink));
  drawing.text(part.older, 20, 259, type(500, 14.5, grey));
  drawing.circle(26, 286, 5, part.isLow ? '#c77700' : '#1f8a3b');
  drawing.text(part.stock, 40, 291, type(500, 14.5, ink));
  const price = type(600, 28, ink);
  drawing.text(part.price, 20, 330, price);
  drawing.text('AED', 27 + textWidth(part.price, price), 330, type(500, 14.5, grey));
  drawing.rect(204, 304, 72, 34, isAdded ? ink : red, { radius: 3 });
  drawing.text(isAdded ? 'Added' : 'Add', 240, 326.5, {
    ...type(600, 16.5, '#ffffff'),
    align: 'middle',
  });
}

export function chassisSearchAt(progress: SearchProgress): Drawing {
  const look = {
    address: 'ribat-axle.example/parts',
    face: 'ibm-plex-sans-500',
    ground: bone,
    bar: '#eceae6',
  } as const;
  return desk(look, (drawing) => {
    const { shows, isAdded = false } = progress;
    search(drawing, progress);
    if (shows !== 'nothing') car(drawing);
    if (shows !== 'parts') return empty(drawing, progress);
    filter(drawing);
    for (const [i, part] of results.entries()) {
      drawing.group({ x: 32 + i * 307.5, y: 408 }, () => result(drawing, part, isAdded && i === 0));
    }
  });
}

/** As the study shows it, and as its film begins and ends. */
const shownSearch: SearchProgress = { typed: chassisNumber, shows: 'parts', inCart: 2 };

export const chassisSearch = (): Drawing => chassisSearchAt(shownSearch);
