import type { CornerStyle, Motif, TypePair } from '../../../domain/brand/brand.ts';
import { paletteOf } from '../../../domain/brand/palette.ts';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { CardSection } from '../ui/card-section.tsx';
import styles from './choice-cards.module.css';
import { ChoiceTiles } from './choice-tiles.tsx';
import { MotifPicture } from './motif-picture.tsx';
import { shapeTexts, typeTexts } from './texts.ts';
import type { BrandForm } from './use-brand-form.ts';
import { samplesOf, useSampleFaces } from './use-sample-faces.ts';

interface CardProps {
  brand: BrandForm;
}

function wordsOf<Value extends string>(name: string): [Value, string][] {
  const words = settingsGroups.brand.fields[`brand.${name}`]?.words ?? {};
  // Made of the values of its type (domain/settings/groups/brand.ts).
  return Object.entries(words) as [Value, string][];
}

export function TypeCard({ brand }: CardProps) {
  useSampleFaces();
  return (
    <CardSection title={typeTexts.title} note={typeTexts.note} isWide>
      <ChoiceTiles
        {...brand.field('typePair')}
        legend={typeTexts.title}
        inRow={4}
        tiles={wordsOf<TypePair>('typePair').map(([value, name]) => {
          const { display, text, names } = samplesOf(value);
          return {
            value,
            name,
            note: names,
            picture: (
              <span className={styles.type} style={{ fontFamily: text }}>
                <b style={{ fontFamily: display }}>{typeTexts.heading}</b>
                <span>{typeTexts.text}</span>
              </span>
            ),
          };
        })}
      />
    </CardSection>
  );
}

export function CornersCard({ brand }: CardProps) {
  const { title, notes } = shapeTexts.corners;
  return (
    <CardSection title={title}>
      <ChoiceTiles
        {...brand.field('corners')}
        legend={title}
        inRow={3}
        tiles={wordsOf<CornerStyle>('corners').map(([value, name]) => ({
          value,
          name,
          note: notes[value],
          picture: (
            <i
              className={styles.corner}
              data-corners={value}
              style={{ background: brand.shown.accent }}
            />
          ),
        }))}
      />
    </CardSection>
  );
}

export function DrawingsCard({ brand }: CardProps) {
  const { title, note, notes } = shapeTexts.drawings;
  const { tokens } = paletteOf(brand.shown);
  return (
    <CardSection title={title} note={note}>
      <ChoiceTiles
        {...brand.field('motif')}
        legend={title}
        inRow={3}
        tiles={wordsOf<Motif>('motif').map(([value, name]) => ({
          value,
          name,
          note: notes[value],
          picture: <MotifPicture motif={value} tokens={tokens} />,
        }))}
      />
    </CardSection>
  );
}
