import type { ShownFilm, ShownStudy } from '../../../../../domain/content/shown.ts';
import { inShape, type ResolvedPicture } from '../../../../../domain/media/picture.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Island } from '../../../../ui/island.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { CaseFilm } from './case-film.island.tsx';
import styles from './film.module.css';
import { filmAddress } from './film-address.ts';
import { FilmControls, FilmFrame } from './film-frame.tsx';

/** The testimonial film, only where the study has one (R-2.5-08). */
export function Film({ study, film }: { study: ShownStudy; film: ShownFilm | null }) {
  const address = filmAddress(study.video);
  if (!address) return null;
  const poster = film?.poster ?? study.bannerImage;
  if (address.kind === 'site') return <FilmLink {...address} poster={poster} />;
  const label = study.clientName ? `A word from ${study.clientName}` : 'A word from the client';
  const props = { src: address.src, poster, label, captions: film?.captions ?? '' };
  return (
    // Idle, not visible: the film starts a second after entry, wherever it is on the page.
    <Island of={CaseFilm} name="case-film" when="idle" props={props} />
  );
}

// The content policy allows no frame (frame-src 'none'), and nothing is requested from YouTube or
// Vimeo before a click (decision D37).
function FilmLink({ href, site, poster }: { href: string; site: string; poster: ResolvedPicture }) {
  return (
    <FilmFrame component="a" href={href} target="_blank" rel="noopener noreferrer">
      <Picture {...inShape(poster, 'banner')} />
      <FilmControls component="span">
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className={styles.watch}>
          Watch on {site}
          <span className="visuallyHidden"> (opens in a new tab)</span>
        </span>
      </FilmControls>
    </FilmFrame>
  );
}
