import { Picture } from '../../ui/pictures/picture.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import styles from './numbered.module.css';
import { pictureSizes, servicePicture } from './pictures.ts';
import type { NumberedBlock, ServiceCopy } from './service-copy.ts';

interface NumberedProps {
  numbered: ServiceCopy['numbered'];
  /** Of the service, which has a drawing for each number. */
  serviceKey: string;
}

export function Numbered({ numbered: { heading, blocks }, serviceKey }: NumberedProps) {
  return (
    <Section ground="sand" labelledBy="numbered">
      <SectionHeading id="numbered">{heading}</SectionHeading>
      <ol className={styles.blocks}>
        {blocks.map((block, index) => (
          <Block
            key={block.heading}
            {...block}
            number={index + 1}
            picture={servicePicture(serviceKey, index + 1)}
          />
        ))}
      </ol>
    </Section>
  );
}

interface BlockProps extends NumberedBlock {
  number: number;
  picture?: string;
}

function Block({ heading, paragraphs, number, picture }: BlockProps) {
  return (
    <li className={styles.block}>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture} {...pictureSizes.numbered} sizes="(min-width: 62em) 55vw, 90vw" />
        </div>
      )}
      <div className={styles.text}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className="d3">{heading}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="soft">
            {paragraph}
          </p>
        ))}
      </div>
    </li>
  );
}
