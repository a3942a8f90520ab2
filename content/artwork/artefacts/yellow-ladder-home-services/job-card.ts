import type { Drawing } from '../drawing/drawing.ts';
import { phoneFrame } from '../drawing/phone.ts';
import { yellowLadderHomeServicesLook } from './look.ts';

const { brown, cream, ink, ladder, person, rule, sand, sans, soft, yellow } =
  yellowLadderHomeServicesLook;

/** How much of the card there is. */
export interface JobProgress {
  time: string;
  pastJobs: number;
  hasOwner: boolean;
  /** Until the van is there; without, there is no gate yet. */
  minutes?: number;
}

function head(drawing: Drawing) {
  drawing.rect(0, 0, 390, 258, yellow);
  ladder(drawing, 342, 66, 66, ink);
  drawing.text('Job 4 118', 24, 90, sans(500, 16, brown));
  drawing.text('Kitchen sink,', 22, 136, sans(700, 39, ink));
  drawing.text('leaks again', 22, 178, sans(700, 39, ink));
  drawing.text('Mirdif, street 14, villa 9', 24, 210, sans(600, 17, ink));
  drawing.text('Rang at 7.31, from the fridge magnet', 24, 236, sans(500, 15, brown));
}

function owner(drawing: Drawing, { hasOwner }: JobProgress) {
  drawing.rect(16, 274, 358, 106, ink, { radius: 12 });
  drawing.text('Has to do the next thing', 36, 306, sans(500, 15, '#d8d1ba'));
  if (hasOwner) person(drawing, 58, 344, 'SP');
  else drawing.circle(58, 344, 21, 'none', { stroke: yellow, width: 2, dash: '6 5' });
  drawing.text(hasOwner ? 'Sunil P., van 7' : 'No name yet', 94, 352, sans(700, 25, '#ffffff'));
}

function gate(drawing: Drawing, minutes: number) {
  drawing.rect(16, 392, 175, 110, '#ffffff', { radius: 12 });
  drawing.text('Gate code', 34, 422, sans(500, 15, soft));
  drawing.text('4471#', 33, 470, sans(700, 41, ink));
  drawing.group({ x: 199, y: 392, within: { width: 175, height: 110, radius: 12 } }, () => {
    drawing.rect(0, 0, 175, 110, sand);
    drawing.path('M-10 76L90 4 190-30M38 120L184 30M122 120L100-10M-10 72l200 44', 'none', {
      stroke: '#ffffff',
      width: 10,
    });
    drawing.path('M90 28c-13 0-21 9-21 21 0 16 21 36 21 36s21-20 21-36c0-12-8-21-21-21z', ink);
    drawing.circle(90, 49, 8, yellow);
    drawing.rect(102, 74, 64, 28, '#ffffff', { radius: 6 });
    drawing.text(`${minutes} min`, 134, 93, { ...sans(600, 15, ink), align: 'middle' });
  });
}

const before = [
  ['3 Feb', 'Same sink, new washer', 'Sunil'],
  ['11 Nov', 'Water heater', 'Joy'],
  ['2 June', 'Air conditioning, two rooms', 'Ravi'],
] as const;

function history(drawing: Drawing, { pastJobs }: JobProgress) {
  drawing.text('Past jobs here', 24, 536, sans(700, 18, ink));
  for (const [i, [when, what, who]] of before.slice(0, pastJobs).entries()) {
    const y = 548 + i * 47;
    drawing.text(when, 24, y + 30, sans(500, 15.5, soft));
    drawing.text(what, 90, y + 30, { ...sans(600, 16.5, ink), upTo: 220 });
    drawing.text(who, 366, y + 30, { ...sans(500, 15.5, soft), align: 'end' });
    drawing.line(24, y + 46, 366, y + 46, rule, { width: 1.4 });
  }
}

function actions(drawing: Drawing) {
  drawing.rect(16, 706, 358, 60, yellow, { radius: 12 });
  drawing.text('I am at the gate', 195, 743, { ...sans(700, 20.5, ink), align: 'middle' });
  drawing.text('Ring Mrs Haddad', 36, 801, sans(600, 16, ink));
  drawing.line(36, 808, 168, 808, ink, { width: 1.6 });
  drawing.text('Hand it over', 354, 801, { ...sans(600, 16, ink), align: 'end' });
  drawing.line(261, 808, 354, 808, ink, { width: 1.6 });
}

export function jobCardAt(progress: JobProgress): Drawing {
  const look = {
    body: ink,
    ground: cream,
    face: 'bricolage-grotesque-600',
  } as const;
  const { time, minutes } = progress;
  return phoneFrame({ ...look, time, ink }, (drawing) => {
    head(drawing);
    owner(drawing, progress);
    if (minutes) gate(drawing, minutes);
    history(drawing, progress);
    actions(drawing);
  });
}

/** As the study shows it, and as its film begins and ends. */
export const shownJob: JobProgress = { time: '8.04', pastJobs: 3, hasOwner: true, minutes: 6 };

export const jobCard = (): Drawing => jobCardAt(shownJob);
