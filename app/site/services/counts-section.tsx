import type { Claims } from '../../../domain/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Counts } from '../../ui/sections/counts.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import styles from './counts-section.module.css';
import { pictureSizes } from './pictures.ts';
import type { CountsBlock } from './service-copy.ts';

interface CountsSectionProps {
  block: CountsBlock;
  claims: Claims;
  picture?: string;
}

export function CountsSection({ block, claims, picture }: CountsSectionProps) {
  return (
    <Section ground="water" labelledBy="counts">
      <SectionHeading id="counts">{block.sectionHeading}</SectionHeading>
      <div className={styles.pair}>
        {picture && (
          <div className={styles.picture}>
            <Picture src={picture} {...pictureSizes.counts} sizes="(min-width: 62em) 55vw, 90vw" />
          </div>
        )}
        <div className={styles.text}>
          <h3 className="d3">{block.heading}</h3>
          <p className="soft">{block.text}</p>
          <ButtonLink href="/contact">{block.button}</ButtonLink>
        </div>
      </div>
      <div className={styles.counts}>
        <Counts
          items={block.counts.map(({ claim, label }) => ({ number: claims[claim], label }))}
        />
      </div>
    </Section>
  );
}
