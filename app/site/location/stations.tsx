import type { SizedPicture } from '../../../domain/media/picture.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { Shaft } from '../../ui/sliders/shaft.tsx';
import styles from './stations.module.css';
import type { Station } from './stations-of.ts';

interface StationsProps {
  stations: Station[];
  picture: SizedPicture;
}

export function Stations({ stations, picture }: StationsProps) {
  if (stations.length === 0) return null;
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Picture {...picture} sizes="(min-width: 62em) 45vw, 90vw" />
        </div>
        <ol className={styles.line}>
          {stations.map(({ number, heading, paragraph }) => (
            <li key={number} className={styles.station}>
              <span className={styles.shaft}>
                <Shaft />
              </span>
              {heading && <h2 className="d3">{heading}</h2>}
              {paragraph && <RichText html={paragraph} className={`prose ${styles.text}`} />}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
