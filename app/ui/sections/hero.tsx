import { Fragment, type ReactNode } from 'react';
import { focusDigits } from '../../../domain/media/focus.ts';
import type { PictureDetails } from '../../../domain/media/picture.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import { type Crumb, Crumbs } from '../crumbs.tsx';
import { useBranded } from '../pictures/brand-folder.ts';
import '../pictures/focus.css';
import { Placeholder } from '../pictures/placeholder.tsx';
import { TextWithBar } from './bar.tsx';
import { DryRun } from './dry-run.tsx';
import styles from './hero.module.css';

interface HeroProps {
  size: 'full' | 'sub' | 'low';
  /** One per line on wide screens; one line is fine for free text. */
  lines: string[];
  wide: string;
  tall: string;
  details?: PictureDetails;
  crumbs?: Crumb[];
  film?: ReactNode;
  dry?: boolean;
  /** Suffix of the names of view transitions from a card. */
  arrivesAs?: string;
  children?: ReactNode;
}

export function Hero({ size, lines, crumbs, dry, arrivesAs, children, ...background }: HeroProps) {
  return (
    <section
      className={styles.hero}
      data-ground="night"
      data-size={size}
      data-dry={dry || undefined}
    >
      <HeroBackground {...background} name={arrivesAs && `picture-${arrivesAs}`} />
      <div className={`wrap ${styles.content}`}>
        {crumbs && <Crumbs crumbs={crumbs} />}
        <Headline lines={lines} dry={dry} name={arrivesAs && `title-${arrivesAs}`} />
        {children && <div className={styles.under}>{children}</div>}
      </div>
    </section>
  );
}

interface HeroBackgroundProps extends Pick<HeroProps, 'wide' | 'tall' | 'details' | 'film'> {
  name?: string;
}

function HeroBackground(props: HeroBackgroundProps) {
  const { film, name, details } = props;
  const branded = useBranded();
  const drawing = branded(props.wide);
  const wide = pictureSources(drawing);
  const tall = pictureSources(branded(props.tall));
  return (
    <div
      className={styles.background}
      data-arrives={name}
      data-branded={drawing !== props.wide || undefined}
    >
      <Placeholder src={props.wide} colours={details?.placeholder} />
      <picture>
        {wide.avif && (
          <source
            type="image/avif"
            media="(min-width: 768px)"
            srcSet={wide.avif}
            sizes="100vw"
            width={1440}
            height={740}
          />
        )}
        <source
          media="(min-width: 768px)"
          srcSet={wide.srcSet ?? wide.src}
          sizes={wide.srcSet && '100vw'}
          width={1440}
          height={740}
        />
        <img
          data-focus={details?.focus && focusDigits(details.focus)}
          className={styles.image}
          src={tall.src}
          srcSet={tall.srcSet}
          sizes={tall.srcSet && '100vw'}
          alt={details?.alt ?? ''}
          lang={details?.altLanguage}
          width={600}
          height={820}
          decoding="async"
          fetchPriority="high"
        />
      </picture>
      {film}
    </div>
  );
}

type HeadlineProps = Pick<HeroProps, 'lines' | 'dry'> & { name?: string };

function Headline({ lines, dry, name }: HeadlineProps) {
  const last = lines.length - 1;
  return (
    <h1 className={styles.headline} data-arrives={name}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          <span className={index === last ? styles.lastLine : styles.line}>
            {index === last ? (
              <span>
                <TextWithBar text={line} silent draws="load" />
              </span>
            ) : (
              line
            )}
            {index === last &&
              (dry ? <DryRun className={styles.run} /> : <span className={styles.run} />)}
          </span>{' '}
        </Fragment>
      ))}
    </h1>
  );
}
