import { directionOf } from '../../domain/languages/tag.ts';
import { xmlText } from '../../domain/xml.ts';

export interface Letter {
  /** What its document is called. */
  title: string;
  /** Its tag; English by default. */
  language?: string;
  /** A letter of one person to another has no heading. */
  isPersonal?: boolean;
  facts: [string, string][];
  body: string;
  footer?: string;
  /** What it answers, after a line that says so. */
  quote?: { line: string; text: string };
}

/** Control characters and direction marks could make a mail program show another text. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

function quoted({ line, text }: NonNullable<Letter['quote']>): string {
  return [line, ...withoutControls(text).split('\n')].join('\n> ');
}

export function letterText({ title, isPersonal, facts, body, footer, quote }: Letter): string {
  const lines = facts.map(
    ([name, value]) => `${name}: ${withoutControls(value).replaceAll('\n', ' ')}`,
  );
  const heading = isPersonal ? '' : title;
  return [heading, lines.join('\n'), withoutControls(body), footer, quote && quoted(quote)]
    .filter(Boolean)
    .join('\n\n');
}

function html(text: string): string {
  return withoutControls(text).split('\n').map(xmlText).join('<br>');
}

/** By whom a letter is: on a ground of its own, so that both colours hold in a dark mode, too. */
export interface LetterHead {
  name: string;
  ground: string;
  text: string;
}

function headHtml({ name, ground, text }: LetterHead): string {
  const cell = `<td bgcolor="${ground}" style="background:${ground};padding:12px 20px">`;
  return `<table width="100%"><tr>${cell}<b style="color:${text};font-size:20px">${html(name)}</b></td></tr></table>`;
}

/** No other colours: mail programs support little CSS, and dark mode and print must work. */
export function letterHtml(letter: Letter, head?: LetterHead): string {
  const { title, language = 'en', isPersonal, facts, body, footer, quote } = letter;
  const isTurned = directionOf(language) === 'rtl';
  // A person may answer in another language than the visitor's page had.
  const paragraph = isTurned ? '<p dir="auto">' : '<p>';
  const rows = facts
    .map(([name, value]) => `<tr><td>${html(name)}&nbsp;&nbsp;</td><td>${html(value)}</td></tr>`)
    .join('');
  return [
    `<!doctype html><html lang="${language}"${isTurned ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    `<title>${html(title)}</title></head><body>`,
    !isPersonal && head && headHtml(head),
    !isPersonal && `<h1>${html(title)}</h1>`,
    rows && `<table>${rows}</table>`,
    `${paragraph}${html(body)}</p>`,
    footer && `<hr>${paragraph}${html(footer)}</p>`,
    quote &&
      `<p>${html(quote.line)}</p><blockquote${isTurned ? ' dir="auto"' : ''}>${html(quote.text)}</blockquote>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
}
