import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import styles from './bands.module.css';
import { type Band, studyBands } from './study-parts.ts';

export function Bands({ study }: { study: ShownStudy }) {
  return studyBands(study).map((band) => (
    <HeadingBand key={`${band.label} ${band.heading}`} {...band} />
  ));
}

function HeadingBand({ label, heading, html, image, ground }: Band) {
  return (
    <section className={styles.band} data-ground={ground}>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.head}>
          {label && <p className="label">{label}</p>}
          {heading && <h2 className={`d3 ${styles.heading}`}>{heading}</h2>}
        </div>
        <div className={styles.body}>
          {html && <Paragraphs html={html} />}
          {image && <Picture {...inShape(image, 'banner')} sizes="(min-width: 62em) 45vw, 90vw" />}
        </div>
      </div>
    </section>
  );
}

/** An editor's text beside a picture. */
export function Paragraphs({ html }: { html: string }) {
  return <RichText html={html} className={`prose ${styles.paragraphs}`} />;
}
