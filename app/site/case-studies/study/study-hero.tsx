import { href } from 'react-router';
import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { studyHeading } from '../../../../domain/content/text/study-heading.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { headlineLines } from '../../../ui/sections/headline-lines.ts';
import { Hero } from '../../../ui/sections/hero.tsx';

export function StudyHero({ study }: { study: ShownStudy }) {
  const { _id, clientName, bannerImage } = study;
  return (
    <Hero
      size="sub"
      lines={headlineLines(studyHeading(study))}
      wide={inShape(bannerImage, 'hero').src}
      tall={inShape(bannerImage, 'hero-tall').src}
      details={bannerImage}
      crumbs={[
        { href: href('/'), label: 'Home' },
        { href: '/case-studies', label: 'Case Studies' },
        { label: clientName || 'Case study' },
      ]}
      arrivesAs={_id}
    />
  );
}
