import { xmlText } from '../../domain/xml.ts';

export interface Letter {
  heading: string;
  facts: [string, string][];
  body: string;
  footer: string;
}

/** Control characters and direction marks could make a mail program show another text. */
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

/** No colours: mail programs support little CSS, and dark mode and print must work. */
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
