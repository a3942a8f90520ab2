import { xmlText } from '../../domain/xml.ts';

/** What a message says, once; it leaves as plain text and as HTML. */
export interface Letter {
  heading: string;
  /** Name and value, for whoever looks for a telephone number. */
  facts: [string, string][];
  /** What somebody wrote, with its own line breaks. */
  body: string;
  /** The last line. */
  footer: string;
}

/** Characters that make a mail program show something else than was written: controls, direction marks. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

export function letterText({ heading, facts, body, footer }: Letter): string {
  const lines = facts.map(([name, value]) => `${name}: ${plain(value).replaceAll('\n', ' ')}`);
  return [heading, lines.join('\n'), plain(body), footer].filter(Boolean).join('\n\n');
}

function html(text: string): string {
  return plain(text).split('\n').map(xmlText).join('<br>');
}

/** Mail programs know little CSS: no colours of ours, so that dark mode and print work. */
export function letterHtml({ heading, facts, body, footer }: Letter): string {
  const rows = facts
    .map(([name, value]) => `<tr><td>${html(name)}&nbsp;&nbsp;</td><td>${html(value)}</td></tr>`)
    .join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${html(heading)}</title></head><body><h1>${html(heading)}</h1>`,
    rows && `<table>${rows}</table>`,
    `<p>${html(body)}</p><hr><p>${html(footer)}</p></body></html>`,
  ].join('');
}
