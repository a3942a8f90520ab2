import { desk } from '../drawing/desk.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { quayAndKhorLettingsLook } from './look.ts';

const { sans, soft } = quayAndKhorLettingsLook;

const blue = '#1b3fa8';
const text = '#2b2b33';
const grey = '#5f6068';

const results = [
  [
    'flatfinder.example / creek-road',
    '2 beds near Creek | Flat Finder',
    '1,204 flats. Sort by price, newest, waterfront living.',
  ],
  [
    'dwell.example / creek',
    'Waterfront living from 79,000 | Dwell',
    'Your dream home. Call now. 38 photographs.',
  ],
  [
    'keysandco.example / s',
    'Apartments for rent, page 12 | Keys & Co',
    'Sidra Seven, Sidra Eight, Sidra Nine, Sidra Ten and more.',
  ],
] as const;

function searchBar(drawing: Drawing) {
  drawing.rect(0, 0, 1280, 92, '#ffffff');
  drawing.line(0, 92, 1280, 92, '#dddde3', { width: 1.5 });
  drawing.rect(140, 22, 620, 50, '#ffffff', { radius: 25, stroke: '#bfc0c8', width: 1.5 });
  drawing.text('2 bedrooms sidra nine dubai', 168, 54, sans(500, 19, text));
  drawing.circle(722, 44, 9, 'none', { stroke: grey, width: 3 });
  drawing.line(729, 51, 738, 60, grey, { width: 3, cap: 'round' });
  drawing.text('Page 4 of about 9,310 results', 140, 128, sans(500, 15.5, grey));
}

function result(
  drawing: Drawing,
  y: number,
  [where, title, words]: readonly [string, string, string],
) {
  drawing.text(where, 140, y, sans(500, 14.5, grey));
  drawing.text(title, 140, y + 29, sans(500, 21.5, blue));
  drawing.text(words, 140, y + 54, sans(500, 15.5, text));
}

function ownResult(drawing: Drawing, y: number) {
  drawing.rect(116, y - 30, 648, 108, '#f1edfb', { radius: 8 });
  result(drawing, y, [
    'quayandkhor.example / flat / 5512',
    'Sidra Nine, 27th floor, 2 bedrooms | Quay & Khor',
    'Seen on 2 March. Huda has the keys. Use lift A.',
  ]);
}

function pages(drawing: Drawing) {
  for (let page = 1; page <= 8; page++) {
    const x = 160 + (page - 1) * 52;
    const isHere = page === 4;
    if (isHere) drawing.circle(x, 715, 21, blue);
    const style = sans(isHere ? 700 : 500, 18, isHere ? '#ffffff' : blue);
    drawing.text(String(page), x, 721, { ...style, align: 'middle' });
  }
}

/** What the last result opens. */
function deletedPage(drawing: Drawing) {
  drawing.group({ x: 800, y: 130 }, () => {
    drawing.rect(14, 14, 430, 330, '#241a3f', { opacity: 0.18, radius: 10 });
    drawing.rect(0, 0, 430, 330, '#ffffff', { radius: 10, stroke: '#bfb6d6', width: 1.5 });
    drawing.path('M10 0h410q10 0 10 10v34H0V10Q0 0 10 0z', '#ece8f5');
    for (const x of [20, 38, 56]) drawing.circle(x, 22, 5, '#5a5370', { opacity: 0.35 });
    drawing.text('quayandkhor.example / flat / 5512', 250, 27, {
      ...sans(500, 13.5, '#5a5370'),
      align: 'middle',
    });
    drawing.text('404', 32, 146, { ...sans(700, 76, '#241a3f') });
    drawing.text('This flat has been let.', 32, 196, sans(600, 22, '#241a3f'));
    drawing.text('Its page was deleted on 9 March.', 32, 228, sans(500, 18, soft));
    drawing.rect(32, 252, 176, 46, '#241a3f', { radius: 6 });
    drawing.text('Back to the start', 120, 281, { ...sans(600, 17, '#ffffff'), align: 'middle' });
  });
  drawing.path('M768 612H784V312H798', 'none', { stroke: '#7a6ca8', width: 2.5, dash: '7 6' });
}

const months = [48, 55, 61, 44, 52, 58, 39, 47, 63, 54, 49, 42] as const;

/** Flat by flat: what was made in a month, and what was thrown away in it. */
function yearOfPages(drawing: Drawing) {
  drawing.text('quayandkhor.example, a year of flats', 800, 530, sans(600, 17, '#241a3f'));
  drawing.line(800, 620, 1230, 620, '#241a3f', { width: 2 });
  for (const [i, count] of months.entries()) {
    const x = 806 + i * 36;
    const gone = months[(i + 11) % 12] ?? 0;
    drawing.rect(x, 620 - count, 24, count, '#8f7fc4');
    drawing.rect(x, 620, 24, gone, '#b0123c');
  }
  drawing.text('about 600 pages made', 800, 716, sans(600, 16, '#5c4a9e'));
  drawing.text('about 600 deleted', 1230, 716, { ...sans(600, 16, '#b0123c'), align: 'end' });
}

export function pageFour(): Drawing {
  const look = {
    address: 'find.example / 2 bedrooms sidra nine / 4',
    face: 'dm-sans-500',
    ground: '#fbfbfc',
  } as const;
  return desk(look, (drawing) => {
    searchBar(drawing);
    for (const [i, each] of results.entries()) result(drawing, 188 + i * 128, each);
    ownResult(drawing, 580);
    pages(drawing);
    deletedPage(drawing);
    yearOfPages(drawing);
  });
}
