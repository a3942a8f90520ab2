import type { ShownFilm, ShownStudy } from '../../../../../domain/content/shown.ts';
import { filmAddress } from '../../../film/film-address.ts';
import { FilmLink } from '../../../film/film-link.tsx';
import { CaseFilm } from './case-film.tsx';

/** The testimonial film, only where the study has one (R-2.5-08). */
export function Film({ study, film }: { study: ShownStudy; film: ShownFilm | null }) {
  const address = filmAddress(study.video);
  if (!address) return null;
  const poster = film?.poster ?? study.bannerImage;
  if (address.kind === 'site') return <FilmLink {...address} poster={poster} />;
  const label = study.clientName ? `A word from ${study.clientName}` : 'A word from the client';
  return (
    <CaseFilm src={address.src} poster={poster} label={label} captions={film?.captions ?? ''} />
  );
}
