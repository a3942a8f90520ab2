import { href } from 'react-router';
import type { ShownFilm, ShownStudy } from '../../../../domain/content/shown.ts';
import { studyHeading } from '../../../../domain/content/text/study-heading.ts';
import { isFilmOf } from '../../../../domain/media/artefact.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { narrowView, type Placed, placedOn } from '../../../../domain/media/placing.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { headlineLines } from '../../../ui/sections/headline-lines.ts';
import { Hero } from '../../../ui/sections/hero.tsx';
import { type FilmAddress, filmAddress } from '../../film/film-address.ts';
import { FilmLink } from '../../film/film-link.tsx';
import { CaseFilm } from './film/case-film.tsx';
import { FilmBar } from './film/film-bar.tsx';
import { StudyVideo } from './film/study-video.tsx';
import { WorkHero } from './work-hero.tsx';

interface StudyHeroProps {
  study: ShownStudy;
  film: ShownFilm | null;
}

function wordsOf(study: ShownStudy, messages: SiteMessages) {
  const { text } = messages;
  const { _id, clientName } = study;
  return {
    lines: headlineLines(studyHeading(study, messages)),
    crumbs: [
      { href: href('/'), label: text('pages.home') },
      // To its place in the list.
      { href: `/case-studies#${_id}`, label: text('lists.studies') },
      { label: clientName || text('study.one') },
    ],
    arrivesAs: _id,
  };
}

/** The thing on the ground of its client, and over it the film of its use, which begins with it. */
function PlacedWork({ study, placed, src }: { study: ShownStudy; placed: Placed; src?: string }) {
  const { text } = useMessages();
  const { bannerImage, ground, clientName: client } = study;
  const picture = inShape(bannerImage, 'banner');
  const captions = src ? bannerImage.src.replace(/svg$/, 'vtt') : '';
  return (
    <Picture
      {...picture}
      // A film lies over the whole drawing at every width.
      src={src ? `${picture.src}?narrow` : narrowView(picture.src, placed)}
      other={{ src: picture.src, media: '(min-width: 768px)' }}
      ground={ground}
      sizes="(min-width: 48em) 42vw, 100vw"
      turn="none"
      priority
      over={
        src
          ? (className) => (
              <StudyVideo
                className={className}
                src={src}
                captions={captions}
                width={placed.width}
                height={placed.height}
                label={client ? text('film.workFor', { client }) : text('film.workForClient')}
              />
            )
          : undefined
      }
    />
  );
}

interface FramedFilmProps extends StudyHeroProps {
  address: FilmAddress;
}

/** Any other film, in a frame of its own. */
function FramedFilm({ address, study, film }: FramedFilmProps) {
  const { text } = useMessages();
  const poster = film?.poster ?? study.bannerImage;
  if (address.kind === 'site') return <FilmLink {...address} poster={poster} />;
  const { clientName: client } = study;
  const label = client ? text('film.wordOf', { client }) : text('film.wordOfClient');
  return (
    <CaseFilm src={address.src} poster={poster} label={label} captions={film?.captions ?? ''} />
  );
}

/** With a film only where the study has one (R-2.5-08). */
export function StudyHero({ study, film }: StudyHeroProps) {
  const { bannerImage, ground } = study;
  const words = wordsOf(study, useMessages());
  const placed = placedOn(ground, bannerImage);
  const address = filmAddress(study.video);
  const src = address?.kind === 'file' ? address.src : undefined;
  const bar = src && (
    <FilmBar src={src} hasCaptions={!!film?.captions} transcript={film?.transcript ?? []} />
  );
  const isOwn = placed && src && isFilmOf(src, bannerImage.src);
  if (address && !isOwn) {
    return (
      <WorkHero {...words} under={bar} framed>
        <FramedFilm address={address} study={study} film={film} />
      </WorkHero>
    );
  }
  if (placed) {
    return (
      <WorkHero {...words} under={bar}>
        <PlacedWork study={study} placed={placed} src={src} />
      </WorkHero>
    );
  }
  return (
    <Hero
      size="sub"
      {...words}
      wide={inShape(bannerImage, 'hero').src}
      tall={inShape(bannerImage, 'hero-tall').src}
      details={bannerImage}
    />
  );
}
