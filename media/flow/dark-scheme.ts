import { type Ink, type Theme, themes } from './themes.ts';

/** What light grounds become; night, deep and copper are seen in both schemes. */
const darkThemes: Partial<Record<Theme, Theme>> = { paper: 'deep', sand: 'deep', water: 'night' };

const inks = ['ground', 'line', 'faint', 'lead', 'disc'] as const satisfies (keyof Ink)[];

function rulesFor(drawn: string, from: string, to: string): string {
  return ['fill', 'stroke']
    .filter((name) => drawn.includes(`${name}="${from}"`))
    .map((name) => `[${name}="${from}"]{${name}:${to}}`)
    .join('');
}

/**
 * A drawing changes with the scheme of the page that shows it: one address for both, and 120 bytes
 * compressed. Attributes stay, so that what knows no style draws the light one.
 */
export function darkStyle(theme: Theme, drawn: string): string {
  const dark = darkThemes[theme];
  if (!dark) return '';
  const rules = inks.map((name) => rulesFor(drawn, themes[theme][name], themes[dark][name]));
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
