import type { Office } from '../../../domain/settings.ts';
import route from '../../pictures/route.svg';
import routeNarrow from '../../pictures/route-narrow.svg';
import { kilometresBetween } from './distance.ts';
import styles from './office-route.module.css';

export function OfficeRoute({ from, to }: { from: Office; to: Office }) {
  const distance = kilometresBetween(from, to).toLocaleString('en');
  return (
    <figure className={styles.route}>
      <picture>
        <source media="(min-width: 768px)" srcSet={route} width={1300} height={300} />
        <img
          className={styles.strip}
          src={routeNarrow}
          alt={`${from.city} and ${to.city}, ${distance} kilometres apart`}
          width={600}
          height={300}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption className={styles.caption}>
        <Station {...from} />
        <span className="soft">{`${distance}\u00a0km`}</span>
        <Station {...to} />
      </figcaption>
    </figure>
  );
}

function Station({ city, latitude, longitude }: Office) {
  const north = `${Math.abs(latitude).toFixed(1)}°\u00a0${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(1)}°\u00a0${longitude < 0 ? 'W' : 'E'}`;
  return (
    <span>
      <strong>{city}</strong>
      <br />
      <span className="soft">{`${north}, ${east}`}</span>
    </span>
  );
}
