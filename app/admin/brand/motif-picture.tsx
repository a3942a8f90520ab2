import type { ReactNode } from 'react';
import type { Motif } from '../../../domain/brand/brand.ts';
import type { Tokens } from '../../../domain/brand/palette.ts';
import styles from './motif-picture.module.css';

const across = Array.from({ length: 9 }, (_, place) => place);

function Channels({ tokens }: { tokens: Tokens }) {
  return (
    <>
      <rect width="100" height="60" fill={tokens['night-900']} />
      <g fill="none" stroke={tokens['water-500']} strokeWidth="0.6">
        {across.map((row) => (
          <path
            key={row}
            d={`M0 ${row * 8 - 6}C28 ${row * 8 - 14} 46 ${row * 7 + 8} 100 ${row * 8}`}
          />
        ))}
      </g>
      <path
        d="M0 42C28 34 46 52 100 44"
        fill="none"
        stroke={tokens['accent-on-night']}
        strokeWidth="1.6"
      />
      <g fill={tokens['accent-on-night']}>
        {across.map((dot) => (
          <circle key={dot} cx={64 + (dot % 3) * 6} cy={14 + Math.floor(dot / 3) * 6} r="1.4" />
        ))}
      </g>
    </>
  );
}

function Terraces({ tokens }: { tokens: Tokens }) {
  return (
    <>
      <rect width="100" height="60" fill={tokens['sand-200']} />
      <g fill="none" stroke={tokens['sand-400']} strokeWidth="0.8">
        {across.map((row) => (
          <path
            key={row}
            d={`M0 ${row * 8}H${18 + row * 4}V${row * 8 - 5}H${52 + row * 3}V${row * 8 - 11}H100`}
          />
        ))}
      </g>
      <path d="M0 48H42V43H70V37H100" fill="none" stroke={tokens['copper-500']} strokeWidth="1.8" />
      <circle cx="80" cy="16" r="5" fill={tokens['paper-50']} />
    </>
  );
}

function Basins({ tokens }: { tokens: Tokens }) {
  return (
    <>
      <rect width="100" height="60" fill={tokens['water-200']} />
      <g fill="none" stroke={tokens['water-400']} strokeWidth="0.8">
        {across.map((ring) => (
          <circle key={ring} cx="38" cy="36" r={15 + ring * 7} />
        ))}
      </g>
      <circle cx="38" cy="36" r="10" fill={tokens['copper-500']} />
      <path
        d="M58 60V44a10 10 0 0 1 10-10h32"
        fill="none"
        stroke={tokens['water-700']}
        strokeWidth="1.6"
      />
    </>
  );
}

const pictures: Record<Motif, (props: { tokens: Tokens }) => ReactNode> = {
  channels: Channels,
  terraces: Terraces,
  basins: Basins,
};

/** What each kind of drawing is like, in the colours that are typed. */
export function MotifPicture({ motif, tokens }: { motif: Motif; tokens: Tokens }) {
  const Picture = pictures[motif];
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture tokens={tokens} />
    </svg>
  );
}
