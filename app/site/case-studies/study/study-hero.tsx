import { href } from 'react-router';
import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { studyHeading } from '../../../../domain/content/text/study-heading.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { narrowView, placedOn } from '../../../../domain/media/placing.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { headlineLines } from '../../../ui/sections/headline-lines.ts';
import { Hero } from '../../../ui/sections/hero.tsx';
import { WorkHero } from './work-hero.tsx';

export function StudyHero({ study }: { study: ShownStudy }) {
  const { _id, clientName, bannerImage, ground } = study;
  const words = {
    lines: headlineLines(studyHeading(study)),
    crumbs: [
      { href: href('/'), label: 'Home' },
      // To its place in the list.
      { href: `/case-studies#${_id}`, label: 'Case Studies' },
      { label: clientName || 'Case study' },
    ],
    arrivesAs: _id,
  };
  const placed = placedOn(ground, bannerImage);
  if (placed) {
    const picture = inShape(bannerImage, 'banner');
    return (
      <WorkHero {...words}>
        <Picture
          {...picture}
          src={narrowView(picture.src, placed)}
          other={{ src: picture.src, media: '(min-width: 768px)' }}
          ground={ground}
          sizes="(min-width: 62em) 42vw, 100vw"
          turn="none"
          priority
        />
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
