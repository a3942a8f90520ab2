import { type CSSProperties, useMemo } from 'react';
import type { RolePair } from '../../../../domain/brand/role-pairs.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Disclosure } from '../../ui/layout/layout.tsx';
import { contrastTexts as texts } from '../texts.ts';
import type { BrandForm } from '../use-brand-form.ts';
import { MovedNote } from './moved-note.tsx';
import { brandPairsOf, ratioInWords, wasMoved } from './pairs.ts';
import styles from './pairs-card.module.css';

/** Every role on its ground: what it reaches, and whether a colour had to be moved (R-B-02). */
export function PairsCard({ brand }: { brand: BrandForm }) {
  const { accent, ground, deep } = brand.shown;
  const pairs = useMemo(() => brandPairsOf({ accent, ground, deep }), [accent, ground, deep]);
  const name = brand.shown.wordmark || brand.settings.name;
  return (
    <CardSection title={texts.title} note={texts.note} isWide>
      <MovedNote moved={pairs.accent} />
      <Rows name={name} pairs={pairs.first} />
      <Disclosure>
        <summary>{texts.all(pairs.others.length)}</summary>
        <Rows name={name} pairs={pairs.others} />
      </Disclosure>
    </CardSection>
  );
}

function Rows({ name, pairs }: { name: string; pairs: RolePair[] }) {
  return (
    <ul className={styles.rows}>
      {pairs.map((pair) => (
        <Row key={`${pair.role} ${pair.ground}`} name={name} pair={pair} />
      ))}
    </ul>
  );
}

function Row({ name, pair }: { name: string; pair: RolePair }) {
  const { role, ground, ratio, needed } = pair;
  const state = ratio < needed ? 'fails' : wasMoved(pair) ? 'adjusted' : 'passes';
  return (
    <li>
      <Sample name={name} pair={pair} />
      <span className={styles.role}>
        {role} <small>{ground}</small>
      </span>
      <span className={styles.ratio}>
        <b>{ratioInWords(ratio)}</b> <small>{texts.of(String(needed))}</small>
      </span>
      <span className={styles.state} data-state={state}>
        {texts[state]}
      </span>
    </li>
  );
}

/** The ground in the colour that is measured against, but of a button, whose words it is. */
function Sample({ name, pair }: { name: string; pair: RolePair }) {
  const isButton = pair.sample === 'button';
  const [ground, ink] = isButton ? [pair.used, pair.against] : [pair.against, pair.used];
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--sample-ground': ground,
    '--sample-ink': ink,
  };
  return (
    <span className={styles.sample} data-sample={pair.sample} style={colours} aria-hidden="true">
      {pair.sample === 'line' || pair.sample === 'ring' ? <i /> : `${name} ${texts.sample}`}
    </span>
  );
}
