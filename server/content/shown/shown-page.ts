import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import type { Page } from '../../../domain/content/kinds/page.ts';
import type { SectionKind, StoredSection } from '../../../domain/content/sections/section.ts';
import { currentSection, kindOfSection } from '../../../domain/content/sections/sections.ts';
import {
  mapValues,
  type ShownPage,
  type ShownSection,
} from '../../../domain/content/sections/shown-section.ts';
import type { ShownFilm } from '../../../domain/content/shown.ts';
import { drawingSeedOfPath } from '../../../domain/media/drawing.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { type LinkTo, linkedHtml } from './linked-html.ts';
import { pageHtml, picturesInHtml } from './page-html.ts';
import type { DetailsOf, FindPictures } from './picture-library.ts';
import type { DrawnSeed } from './shown-items.ts';

interface Readable {
  kind: SectionKind;
  section: StoredSection;
}

/** Those that visitors see; one that this release cannot read is none of them (R-P-05). */
function readableOf(stored: StoredSection[]): Readable[] {
  return stored.flatMap((one) => {
    const kind = one.hidden ? undefined : kindOfSection(one);
    return kind ? [{ kind, section: currentSection(one) }] : [];
  });
}

function picturesIn({ kind, section }: Readable): string[] {
  const found: string[] = [];
  mapValues(kind.fields, section.props, ({ control }, value) => {
    if (control === 'image' && isWebAddress(String(value))) found.push(String(value));
    if (control === 'html') found.push(...picturesInHtml(String(value)));
    return value;
  });
  return found;
}

function filmsIn({ kind, section }: Readable): string[] {
  const found: string[] = [];
  mapValues(kind.fields, section.props, ({ control }, value) => {
    if (control === 'video' && isWebAddress(String(value))) found.push(String(value));
    return value;
  });
  return found;
}

interface Library {
  detailsOf: DetailsOf;
  films: Map<string, ShownFilm | null>;
  messages: SiteMessages;
  linkTo?: LinkTo;
}

function shownSection(
  { kind, section }: Readable,
  { detailsOf, films, messages, linkTo }: Library,
): ShownSection {
  const props = mapValues(kind.fields, section.props, ({ control }, value) => {
    const text = String(value);
    if (control === 'html') {
      const html = pageHtml(text, detailsOf, messages);
      return linkTo ? linkedHtml(html, linkTo) : html;
    }
    if (control === 'image') return isWebAddress(text) ? { src: text, ...detailsOf(text) } : null;
    if (control !== 'video') return value;
    return isWebAddress(text) ? { address: text, film: films.get(text) ?? null } : null;
  });
  return { id: section.id, kind: kind.name, anchor: kind.name, props };
}

/** The second section of a kind is kind-2. */
function withAnchors(sections: ShownSection[]): ShownSection[] {
  const counts = new Map<string, number>();
  return sections.map((section) => {
    const count = (counts.get(section.kind) ?? 0) + 1;
    counts.set(section.kind, count);
    return count === 1 ? section : { ...section, anchor: `${section.kind}-${count}` };
  });
}

interface Shows {
  find: FindPictures;
  readVersion: () => Promise<number>;
  findFilm: (address: string) => Promise<ShownFilm | null>;
  messages: SiteMessages;
  linkTo?: LinkTo;
  drawnSeed: DrawnSeed;
}

export async function shownPage(
  page: Page,
  { find, readVersion, findFilm, messages, linkTo, drawnSeed }: Shows,
): Promise<ShownPage> {
  const { sections, ...rest } = page;
  const readable = readableOf(sections);
  const addresses = readable.flatMap(filmsIn);
  const [drawingSeed, detailsOf, found] = await Promise.all([
    drawnSeed(drawingSeedOfPath(page.path)),
    find(readable.flatMap(picturesIn), readVersion),
    Promise.all(addresses.map(async (address) => [address, await findFilm(address)] as const)),
  ]);
  const library = { detailsOf, films: new Map(found), messages, linkTo };
  return {
    ...rest,
    drawingSeed,
    sections: withAnchors(readable.map((one) => shownSection(one, library))),
  };
}
