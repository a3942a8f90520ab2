import { pictureFor } from '../../../domain/drawing.ts';
import type { LocationPage } from '../../../domain/location-page.ts';
import { slugFrom } from '../../../domain/slug.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { headlineLines } from '../../ui/headline-lines.ts';
import { Hero } from '../../ui/hero.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { landingFormId } from '../layout/header.tsx';
import styles from './location-hero.module.css';

export function LocationHero({ page }: { page: LocationPage }) {
  const seed = slugFrom(page.slug_url);
  return (
    <Hero
      size="sub"
      lines={headlineLines(page.main_heading)}
      wide={pictureFor('', seed, 'hero')}
      tall={pictureFor('', seed, 'hero-tall')}
    >
      <div className={styles.promise}>
        {page.highlighted_heading && (
          <p className={`h3 ${styles.highlighted}`}>{page.highlighted_heading}</p>
        )}
        {page.main_paragraph && <RichText html={page.main_paragraph} className="lead" />}
      </div>
      <div className={styles.start}>
        <ButtonLink href={`#${landingFormId}`}>Get Started</ButtonLink>
      </div>
    </Hero>
  );
}
