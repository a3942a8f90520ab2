import type { ShownLocation } from '../../../domain/content/shown.ts';
import { inShape } from '../../../domain/media/picture.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useMessages } from '../../ui/messages.ts';
import { RichText, typedClass } from '../../ui/rich-text.tsx';
import { headlineLines } from '../../ui/sections/headline-lines.ts';
import { Hero } from '../../ui/sections/hero.tsx';
import { landingFormId } from '../layout/header/header.tsx';
import styles from './location-hero.module.css';

export function LocationHero({ page }: { page: ShownLocation }) {
  const { text } = useMessages();
  return (
    <Hero
      size="sub"
      lines={headlineLines(page.main_heading)}
      wide={inShape(page.picture, 'hero').src}
      tall={inShape(page.picture, 'hero-tall').src}
    >
      <div className={styles.promise}>
        {page.highlighted_heading && (
          <p className={`h3 ${styles.highlighted}`}>{page.highlighted_heading}</p>
        )}
        {page.main_paragraph && (
          <RichText
            html={page.main_paragraph}
            className={typedClass(page.main_paragraph, 'lead')}
          />
        )}
      </div>
      <div className={styles.start}>
        <ButtonLink href={`#${landingFormId}`}>{text('forms.start')}</ButtonLink>
      </div>
    </Hero>
  );
}
