import type { SiteQueries } from '../../../app/context.ts';
import { findGonePage } from '../../../db/content/addresses/gone.ts';
import { findPublishedItem } from '../../../db/content/public/published-item.ts';
import { findUploadedFilm } from '../../../db/media/uploaded-films.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { withoutEmpty } from '../../../domain/content/sections/empty-sections.ts';
import type { StoredSection } from '../../../domain/content/sections/section.ts';
import type { ShownFilm } from '../../../domain/content/shown.ts';
import { artefactCaptions } from '../../../domain/media/artefact.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import type { LinkTo } from '../../content/shown/linked-html.ts';
import type { FindPictures } from '../../content/shown/picture-library.ts';
import type { DrawnSeed } from '../../content/shown/shown-items.ts';
import { shownPage } from '../../content/shown/shown-page.ts';
import type { Reading } from './reading.ts';

interface PageReading {
  find: FindPictures;
  /** The transcript of a drawn film, from the address of its captions. */
  wordsOf: (captions: string) => Promise<string[] | null>;
  messages: SiteMessages;
  linkTo?: LinkTo;
  drawnSeed: DrawnSeed;
  /** The path of the language, with which its pages are cached apart. */
  prefix: string;
}

type PageQueries = Pick<
  SiteQueries,
  'findUploadedFilm' | 'findPage' | 'findPublishedItem' | 'findGonePage'
>;

export function pageQueries(
  { db, cached, readVersion, shown, previewed, readItem }: Reading,
  { find, wordsOf, messages, linkTo, drawnSeed, prefix }: PageReading,
): PageQueries {
  async function findFilm(address: string): Promise<ShownFilm | null> {
    const captions = artefactCaptions(address);
    const drawn = captions !== null && { uploadedAt: '', poster: '', captions };
    const film = drawn || (await findUploadedFilm(db, address));
    if (!film) return null;
    const transcript = film.captions && (await wordsOf(film.captions));
    return shown.film(drawn && !transcript ? { ...film, captions: '' } : film, transcript || []);
  }
  return {
    findUploadedFilm: findFilm,
    async findPage(path) {
      const shownWith = async (sectionsOf: (stored: StoredSection[]) => StoredSection[]) => {
        const page = await readItem(pageKind, () => findPublishedItem(db, pageKind, path));
        if (!page) return null;
        const sections = sectionsOf(page.sections);
        const shows = { find, readVersion, findFilm, messages, linkTo, drawnSeed };
        return shownPage({ ...page, sections }, shows);
      };
      // Whoever fills a section in has to see where it stands.
      if (previewed === pageKind.name) return shownWith((all) => all);
      return cached.pages(prefix + path, readVersion, () => shownWith(withoutEmpty));
    },
    async findPublishedItem(kind, part) {
      const found = await readItem(kind, () => findPublishedItem(db, kind, part));
      return found && shown.item(kind, found);
    },
    async findGonePage(address) {
      const gone = await findGonePage(db, address);
      return gone && shown.gonePage(gone);
    },
  };
}
