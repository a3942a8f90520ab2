import type { RenderState, SiteQueries } from '../../../app/context.ts';
import type { Database } from '../../../db/open.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import {
  englishAlone,
  linkFrom,
  type PageLanguages,
} from '../../../domain/languages/page-languages.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import {
  type ArtefactOf,
  describedIn,
  pictureLibrary,
} from '../../content/shown/picture-library.ts';
import { type DrawnSeed, ownSeed, shownItems } from '../../content/shown/shown-items.ts';
import { cachedQueries } from '../cache/cached-queries.ts';
import { type ReadVersion, readVersionOnce } from '../cache/cached-until-changed.ts';
import { lastKnown } from '../cache/last-known.ts';
import { languageQueries, languageReader } from '../languages/language-queries.ts';
import { languageLists } from '../languages/lists-in-language.ts';
import { newRenderState } from '../render-state.ts';
import { blogQueries } from './blog-queries.ts';
import { filledQueries } from './filled-queries.ts';
import { pageQueries } from './page-queries.ts';
import type { Reading } from './reading.ts';
import { type GroundOf, spreadStudies, studyQueries } from './study-queries.ts';

interface OneRequest {
  state?: RenderState;
  /** Reads the content version, once. */
  readVersion?: ReadVersion;
  /** A preview shows it in place of the stored item of its kind. */
  shown?: { kind: ItemKind; item: object };
  drawnSeed?: DrawnSeed | undefined;
  /** Absent: the originals are shown, with their own links. */
  languages?: PageLanguages;
}

export type QueriesFor = (request?: OneRequest) => SiteQueries;

interface FromFiles {
  groundOf?: GroundOf;
  artefactOf?: ArtefactOf;
  wordsOf?: (captions: string) => Promise<string[] | null>;
}

/**
 * @param files What is known of pictures that are drawn; without it, nothing.
 * @param origin of the site, which a canonical link may begin with
 */
export function siteQueries(db: Database, files: FromFiles = {}, origin = ''): QueriesFor {
  const { groundOf = async () => null, artefactOf, wordsOf = async () => null } = files;
  const cached = cachedQueries(db, origin);
  const settings = lastKnown(cached.settings);
  const locations = lastKnown(cached.locations);
  const menus = lastKnown(cached.menus);
  const editions = lastKnown(cached.editions);
  const library = pictureLibrary(db, artefactOf);
  const listsIn = languageLists(db);

  return ({
    state = newRenderState(),
    readVersion = readVersionOnce(db),
    shown: previewed,
    drawnSeed = ownSeed,
    languages,
  } = {}) => {
    const further = languages && !languages.current.isOrigin ? languages : null;
    const tag = further?.current.tag;
    const find = further ? describedIn(further.all[0].tag, library) : library;
    const linkTo = further ? (href: string) => linkFrom(further, href) : undefined;
    const { tag: read, digits } = (languages ?? englishAlone).current;
    const messages = messagesFor(read, digits);
    const shown = shownItems({ find, readVersion, messages, drawnSeed, linkTo });
    const inLanguage =
      tag === undefined ? null : languageReader(db, tag, listsIn(tag), readVersion);
    const reading: Reading = {
      db,
      cached,
      readVersion,
      state,
      shown,
      previewed: previewed?.kind,
      async readItem<T extends object>(kind: Kind, findStored: () => Promise<T | null>) {
        // The item has the values of its kind.
        if (previewed?.kind === kind.name) return previewed.item as T;
        const stored = await findStored();
        return inLanguage ? inLanguage(kind, stored) : stored;
      },
    };
    const originals: SiteQueries = {
      ...studyQueries(reading, groundOf),
      ...blogQueries(reading),
      ...pageQueries(reading, {
        find,
        wordsOf,
        messages,
        linkTo,
        drawnSeed,
        prefix: languages?.current.prefix ?? '',
      }),
      findSiteSettings: () => settings(readVersion, state),
      findPublishedLocationLinks: () => locations(readVersion, state),
      findMenus: () => menus(readVersion, state),
      findEditions: () => editions(readVersion, state),
    };
    if (tag === undefined) return filledQueries(originals, languages);
    const queries = languageQueries({
      db,
      readVersion,
      shown,
      originals,
      people: cached.people,
      lists: listsIn(tag),
      state,
      spread: (studies) => spreadStudies(studies, groundOf),
    });
    return filledQueries({ ...originals, ...queries }, languages);
  };
}
