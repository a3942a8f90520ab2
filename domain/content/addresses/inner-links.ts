import { comparablePath, encodedPath } from './address.ts';

export interface Move {
  from: string;
  to: string;
}

const attribute = /(\shref\s*=\s*)(["'])(.*?)\2/gis;

function moved(
  link: string,
  { from, to }: Move,
  origin: string,
  rest = restOf(link),
): string | null {
  const ofSite = origin !== '' && link.startsWith(`${origin}/`);
  const local = ofSite ? link.slice(origin.length) : link;
  if (comparablePath(local) !== from) return null;
  return (ofSite ? origin : '') + encodedPath(to) + rest;
}

function restOf(link: string): string {
  return /[?#].*$/s.exec(link)?.[0] ?? '';
}

const references: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };

function decoded(link: string): string {
  return link.replace(/&(amp|quot|lt|gt);/g, (whole, name) => references[name] ?? whole);
}

/** The address of a button, as one stored it. */
export function followAddress(address: string, move: Move, origin = ''): string {
  return moved(address, move, origin) ?? address;
}

/** @param follow null leaves a link as it is typed */
export function replaceLinks(html: string, follow: (link: string) => string | null): string {
  return html.replace(attribute, (whole, name: string, quote: string, link: string) => {
    const followed = follow(link);
    return followed === null ? whole : `${name}${quote}${followed}${quote}`;
  });
}

export function followMove(html: string, move: Move, origin = ''): string {
  // What follows the path stays as it is written, with references that are not decoded here.
  return replaceLinks(html, (link) => moved(decoded(link), move, origin, restOf(link)));
}
