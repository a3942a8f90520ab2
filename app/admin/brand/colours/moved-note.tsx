import type { RolePair } from '../../../../domain/brand/role-pairs.ts';
import { contrastTexts as texts } from '../texts.ts';
import styles from './moved-note.module.css';
import { type BrandPairs, ratioInWords } from './pairs.ts';

/** Why the accent is another one where words are set in it, with both and what they reach. */
export function MovedNote({ moved }: { moved: BrandPairs['accent'] }) {
  if (!moved) return <p className={styles.none}>{texts.allHold}</p>;
  const { pair, isOnDeep, isOnBoth, areLinesMoved } = moved;
  const { wish, used, wishRatio, ratio, needed } = pair;
  const reaches = texts.reaches(wish.toUpperCase(), ratioInWords(wishRatio), String(needed));
  const lines = areLinesMoved ? texts.movedLines : texts.keeps;
  return (
    <div className={styles.note} role="note">
      <div>
        <b>{isOnDeep ? texts.lighter : texts.darker}</b>
        <p>{[reaches, lines, isOnBoth ? texts.lighterToo : ''].filter(Boolean).join(' ')}</p>
      </div>
      <div className={styles.both}>
        <Sample ground={pair} colour={wish} ratio={wishRatio} />
        <span aria-hidden="true">→</span>
        <Sample ground={pair} colour={used} ratio={ratio} />
      </div>
    </div>
  );
}

interface SampleProps {
  ground: RolePair;
  colour: string;
  ratio: number;
}

function Sample({ ground, colour, ratio }: SampleProps) {
  return (
    <div>
      {/* A picture, because it may be what nobody should have to read. */}
      <svg className={styles.words} style={{ background: ground.against }} aria-hidden="true">
        <text x="12" y="50%" dominantBaseline="central" fill={colour}>
          {texts.words}
        </text>
      </svg>
      <small>
        {colour.toUpperCase()}, {ratioInWords(ratio)}
      </small>
    </div>
  );
}
