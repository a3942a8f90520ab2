import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Miniature } from '../miniature/miniature.tsx';
import styles from './bands.module.css';
import { StationLabel } from './station.tsx';
import { type Band, studyBands } from './study-parts.ts';

export function Bands({ study }: { study: ShownStudy }) {
  return studyBands(study).map((band) => (
    <HeadingBand key={`${band.label} ${band.heading}`} {...band} client={study.ground} />
  ));
}

interface HeadingBandProps extends Band {
  /** The colour of the client; empty for none. */
  client: string;
}

function HeadingBand({ label, heading, html, ground, client, ...band }: HeadingBandProps) {
  const image = band.image && { ...inShape(band.image, 'banner'), ground: client };
  const words = html && <Paragraphs html={html} />;
  const miniature = band.miniature && <Miniature {...band.miniature} client={client} />;
  const picture = image && (
    <Picture {...image} sizes={band.isWide ? '90vw' : '(min-width: 48em) 45vw, 90vw'} />
  );
  const isTriedAlone = miniature && !picture;
  return (
    <section className={styles.band} data-ground={ground}>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.head}>
          {label && <StationLabel plain={client === ''}>{label}</StationLabel>}
          {heading && <h2 className={`d3 ${styles.heading}`}>{heading}</h2>}
          {isTriedAlone && words}
        </div>
        <div className={styles.body}>
          {isTriedAlone ? miniature : words}
          {!band.isWide && !miniature && picture}
        </div>
        {miniature && picture && (
          <>
            <div className={styles.half}>{miniature}</div>
            <div className={styles.half}>{picture}</div>
          </>
        )}
        {band.isWide && picture && <div className={styles.wide}>{picture}</div>}
      </div>
    </section>
  );
}

export function Paragraphs({ html }: { html: string }) {
  return <RichText html={html} className={`prose ${styles.paragraphs}`} />;
}
