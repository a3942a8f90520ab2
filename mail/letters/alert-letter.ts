import { type Alert, alertTexts } from '../../domain/alert.ts';
import type { Letter } from './letter.ts';

export const alertSubject = 'The website needs attention';

function paragraph({ cause, detail, since }: Alert): string {
  const { title, advice } = alertTexts[cause];
  const time = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  return `${title}\n${detail}\nSince ${time}. ${advice}`;
}

export function alertsOf(text: string): Alert[] {
  return JSON.parse(text);
}

export function alertLetter(text: string, origin: string): Letter {
  return {
    title: alertSubject,
    facts: [],
    body: alertsOf(text).map(paragraph).join('\n\n'),
    footer: `The Portal shows how it goes on: ${origin}/admin. While it lasts, one message comes a day.`,
  };
}
