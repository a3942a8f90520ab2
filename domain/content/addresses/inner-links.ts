import { comparablePath, encodedPath } from './address.ts';

export interface Move {
  from: string;
  to: string;
}

const attribute = /(\shref\s*=\s*)(["'])(.*?)\2/gis;

function moved(link: string, { from, to }: Move, origin: string): string | null {
  const ofSite = origin !== '' && link.startsWith(`${origin}/`);
  const local = ofSite ? link.slice(origin.length) : link;
  if (comparablePath(local) !== from) return null;
  const rest = /[?#].*$/s.exec(local)?.[0] ?? '';
  return (ofSite ? origin : '') + encodedPath(to) + rest;
}

const references: Record<string, string> = { '&': 'amp', '"': 'quot', '<': 'lt', '>': 'gt' };

function decoded(link: string): string {
  return link.replace(/&(amp|quot|lt|gt);/g, (whole, name) => {
    return Object.keys(references).find((sign) => references[sign] === name) ?? whole;
  });
}

function escaped(link: string): string {
  return link.replace(/[&"<>]/g, (sign) => `&${references[sign]};`);
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
  return replaceLinks(html, (link) => {
    const followed = moved(decoded(link), move, origin);
    return followed === null ? null : escaped(followed);
  });
}
