import type { Office } from '../../../domain/settings.ts';
import route from '../../pictures/route.svg';
import routeNarrow from '../../pictures/route-narrow.svg';
import { useMessages } from '../../ui/messages.ts';
import { useBranded } from '../../ui/pictures/brand-folder.ts';
import { kilometresBetween } from './distance.ts';
import styles from './office-route.module.css';

export function OfficeRoute({ from, to }: { from: Office; to: Office }) {
  const { text } = useMessages();
  const branded = useBranded();
  const distance = kilometresBetween(from, to);
  return (
    <figure className={styles.route}>
      <picture className={styles.strip}>
        <source media="(min-width: 768px)" srcSet={branded(route)} width={1300} height={300} />
        <img
          src={branded(routeNarrow)}
          alt={text('pages.apart', { from: from.city, to: to.city, distance })}
          width={600}
          height={300}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption className={styles.caption}>
        <Station {...from} />
        <span className="soft">{text('pages.kilometres', { distance })}</span>
        <Station {...to} />
      </figcaption>
    </figure>
  );
}

function Station({ city, latitude, longitude }: Office) {
  const { text, list } = useMessages();
  const place = [
    text('pages.latitude', {
      degrees: Math.abs(latitude),
      side: latitude < 0 ? 'south' : 'north',
    }),
    text('pages.longitude', {
      degrees: Math.abs(longitude),
      side: longitude < 0 ? 'west' : 'east',
    }),
  ];
  return (
    <span>
      <strong>{city}</strong>
      <br />
      <span className="soft">{list(place)}</span>
    </span>
  );
}
