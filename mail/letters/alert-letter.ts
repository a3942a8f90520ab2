import { type Alert, alertTexts } from '../../domain/alert.ts';
import type { SiteClock } from '../../domain/site-clock.ts';
import type { Letter } from './letter.ts';

export const alertSubject = 'The website needs attention';

function paragraph({ cause, detail, since }: Alert, clock: SiteClock): string {
  const { title, advice } = alertTexts[cause];
  return `${title}\n${detail}\nSince ${clock.timeInWords(since)}. ${advice}`;
}

export function alertsOf(text: string): Alert[] {
  return JSON.parse(text);
}

export function alertLetter(text: string, origin: string, clock: SiteClock): Letter {
  return {
    title: alertSubject,
    facts: [],
    body: alertsOf(text)
      .map((alert) => paragraph(alert, clock))
      .join('\n\n'),
    footer: `The Portal shows the current state: ${origin}/admin. You get one mail a day until it is solved.`,
  };
}
