import type { Drawing } from '../drawing/drawing.ts';
import { tick } from '../drawing/marks.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { baharLaneClinicsLook } from './look.ts';

const {
  arabic,
  blossom,
  flower,
  green,
  hairline,
  handset,
  ink,
  mist,
  paleBlossom,
  petal,
  rose,
  soft,
  type,
} = baharLaneClinicsLook;

/** How far a visitor has come. */
export interface BookingProgress {
  answered: number;
  /** Place of the option under a finger, of the first three questions. */
  chosen?: number;
  held?: { seconds: number; name: string };
}

const answers = [
  ['Insurance', 'Sadaf Silver, covered'],
  ['Doctor', 'Dr Leena Haddad'],
  ['Branch', 'Al Nahda, 14 min by car'],
] as const;

function head(drawing: Drawing) {
  flower(drawing, 38, 84, 17, petal, '#ffffff');
  drawing.text('Bahar Lane', 62, 91, type(700, 21, ink));
  drawing.text('العربية', 366, 91, arabic(700, 17, green));
  drawing.text('Book a visit', 24, 142, type(700, 31, ink));
}

function answered(drawing: Drawing, count: number) {
  for (const [i, [question, answer]] of answers.slice(0, count).entries()) {
    const y = 164 + i * 56;
    drawing.rect(24, y, 342, 48, mist, { radius: 12 });
    drawing.circle(48, y + 24, 11, green);
    tick(drawing, 43, y + 24, 10, '#ffffff', 2.2);
    drawing.text(question, 70, y + 20, type(500, 12.5, soft));
    drawing.text(answer, 70, y + 38, type(600, 15.5, ink));
    drawing.text('Change', 350, y + 30, { ...type(600, 13.5, green), align: 'end' });
  }
}

const days = [
  ['Mon', '13', 'full'],
  ['Tue', '14', 'chosen'],
  ['Wed', '15', 'free'],
  ['Thu', '16', 'free'],
  ['Fri', '17', 'full'],
] as const;

function day(drawing: Drawing, x: number, [name, date, state]: (typeof days)[number]) {
  const isChosen = state === 'chosen';
  const fill = isChosen ? green : state === 'full' ? mist : '#ffffff';
  const stroke = isChosen ? green : hairline;
  drawing.rect(x, 390, 62, 62, fill, { radius: 14, stroke, width: 1.5 });
  const middle = x + 31;
  const small = type(500, 13, isChosen ? '#cfe8d9' : soft);
  drawing.text(state === 'full' ? 'full' : name, middle, 413, { ...small, align: 'middle' });
  const large = type(700, 21, isChosen ? '#ffffff' : state === 'full' ? soft : ink);
  drawing.text(date, middle, 440, { ...large, align: 'middle' });
}

const times = [
  ['8.20', 'free'],
  ['8.40', 'taken'],
  ['9.10', 'held'],
  ['9.30', 'free'],
  ['10.00', 'taken'],
  ['10.20', 'free'],
  ['11.40', 'free'],
  ['12.00', 'free'],
  ['12.20', 'taken'],
] as const;

type Time = readonly [name: string, state: 'free' | 'taken' | 'held'];

function time(drawing: Drawing, x: number, y: number, [name, state]: Time) {
  const fill = { free: '#ffffff', taken: mist, held: blossom }[state];
  const stroke = { free: hairline, taken: mist, held: rose }[state];
  const width = state === 'held' ? 2.5 : 1.5;
  drawing.rect(x, y, 110, 46, fill, { radius: 12, stroke, width });
  const label = type(state === 'held' ? 700 : 600, 17, state === 'taken' ? soft : ink);
  drawing.text(name, x + 55, y + 29, { ...label, align: 'middle' });
  if (state === 'taken') drawing.line(x + 32, y + 23.5, x + 78, y + 23.5, soft, { width: 1.5 });
}

function heading(drawing: Drawing, y: number, place: number, words: string) {
  drawing.circle(37, y, 13, 'none', { stroke: green, width: 2 });
  drawing.text(`${place}`, 37, y + 5.5, { ...type(700, 15, green), align: 'middle' });
  drawing.text(words, 60, y + 6, type(700, 18.5, ink));
}

const questions: [question: string, options: string[]][] = [
  ['Which insurance do you have?', ['Sadaf Silver', 'Another plan', 'I pay myself']],
  ['Which doctor?', ['Dr Leena Haddad', 'Dr Iqbal', 'Any doctor']],
  ['Which branch?', ['Al Nahda, 14 min by car', 'Deira, 25 min by car', 'Ajman, 31 min by car']],
];

/** Of an option, from the top of the screen. */
export function optionTop({ answered }: BookingProgress, option: number): number {
  return 222 + answered * 56 + option * 66;
}

function options(drawing: Drawing, progress: BookingProgress) {
  const [words = '', labels = []] = questions[progress.answered] ?? [];
  heading(drawing, 195 + progress.answered * 56, progress.answered + 1, words);
  for (const [i, label] of labels.entries()) {
    const y = optionTop(progress, i);
    const isChosen = i === progress.chosen;
    const [fill, stroke] = isChosen ? [green, green] : ['#ffffff', hairline];
    drawing.rect(24, y, 342, 56, fill, { radius: 14, stroke, width: 1.5 });
    drawing.text(label, 44, y + 34, type(600, 17, isChosen ? '#ffffff' : ink));
    if (isChosen) tick(drawing, 328, y + 28, 14, '#ffffff', 2.8);
  }
}

function question(drawing: Drawing, isHeld: boolean) {
  heading(drawing, 363, 4, 'Which time suits you?');
  for (const [i, each] of days.entries()) day(drawing, 24 + i * 70, each);
  for (const [i, [name, state]] of times.entries()) {
    const shown = state === 'held' && !isHeld ? 'free' : state;
    time(drawing, 24 + (i % 3) * 116, 470 + Math.floor(i / 3) * 54, [name, shown]);
  }
}

/** What is left of five minutes. */
function ring(drawing: Drawing, seconds: number) {
  drawing.circle(49, 686, 21, 'none', { stroke: '#f3cbd5', width: 5 });
  const angle = (Math.min(seconds, 299) / 300) * 2 * Math.PI;
  const end = [49 + 21 * Math.sin(angle), 686 - 21 * Math.cos(angle)];
  const arc = `M49 665A21 21 0 ${angle > Math.PI ? 1 : 0} 1 ${end.map((each) => each.toFixed(1)).join(' ')}`;
  drawing.path(arc, 'none', { stroke: rose, width: 5, cap: 'round' });
  const left = `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;
  drawing.text(left, 49, 690.5, { ...type(700, 12.5, ink), align: 'middle' });
}

function heldSlot(drawing: Drawing, { seconds, name }: NonNullable<BookingProgress['held']>) {
  drawing.rect(0, 644, 390, 200, paleBlossom);
  ring(drawing, seconds);
  drawing.text('9.10 on Tuesday is held for you', 84, 682, type(700, 17, ink));
  drawing.text('Five minutes, while you type your name.', 84, 703, type(500, 13.5, '#6b4a54'));
  drawing.rect(24, 724, 198, 54, '#ffffff', { radius: 12, stroke: '#c98e9d', width: 1.5 });
  const end = name ? drawing.text(name, 40, 757, type(500, 17, ink)) : 37;
  drawing.rect(end + 3, 739, 2, 24, green);
  drawing.rect(232, 724, 134, 54, green, { radius: 12 });
  drawing.text('Book 9.10', 299, 757, { ...type(700, 17, '#ffffff'), align: 'middle' });
}

export function bookingAt(progress: BookingProgress): Drawing {
  return phoneFrame({ ...handset, time: '7.42' }, (drawing) => {
    head(drawing);
    answered(drawing, progress.answered);
    if (progress.answered < 3) options(drawing, progress);
    else question(drawing, progress.held !== undefined);
    if (progress.held) heldSlot(drawing, progress.held);
  });
}

/** As the study shows it, and as its film begins and ends. */
export const shownBooking: BookingProgress = {
  answered: 3,
  held: { seconds: 278, name: 'Mariam Al' },
};

export const booking = (): Drawing => bookingAt(shownBooking);
