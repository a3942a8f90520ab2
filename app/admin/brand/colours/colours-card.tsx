import { firstBrand } from '../../../../domain/brand/brand.ts';
import type { BrandColours } from '../../../../domain/brand/palette.ts';
import { paletteOf } from '../../../../domain/brand/palette.ts';
import { colourProblems } from '../../../../domain/settings/colour-problems.ts';
import { settingsGroups } from '../../../../domain/settings/groups/groups.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { ColourField } from '../../ui/fields/colour-field.tsx';
import { colourTexts as texts } from '../texts.ts';
import type { BrandForm } from '../use-brand-form.ts';
import styles from './colours-card.module.css';

const names = ['accent', 'ground', 'deep'] as const;

const { shape } = settingsGroups.brand.schema.shape.brand;
const { fields } = settingsGroups.brand;

/** Of the scale, what an owner recognises. */
const strip = [
  'copper-800',
  'copper-600',
  'copper-500',
  'copper-300',
  'copper-100',
  'sand-400',
  'sand-200',
  'paper-50',
  'water-200',
  'water-700',
  'night-800',
  'night-950',
] as const;

function problemOf(name: (typeof names)[number], typed: string): string | null {
  const { data, error } = shape[name].safeParse(typed);
  if (data === undefined) return error?.issues[0]?.message ?? null;
  return colourProblems({ ...firstBrand, [name]: data })[name] ?? null;
}

/** The three colours from which all others follow. */
export function ColoursCard({ brand }: { brand: BrandForm }) {
  const { shown } = brand;
  return (
    <CardSection title={texts.title} note={texts.note}>
      <div className={styles.three}>
        {names.map((name) => {
          const field = brand.field(name);
          return (
            <ColourField
              key={name}
              {...field}
              label={fields[`brand.${name}`]?.label ?? name}
              note={texts.places[name]}
              colour={shown[name]}
              problem={problemOf(name, field.value)}
            />
          );
        })}
      </div>
      <Strip colours={shown} />
      <p className={styles.note}>{texts.strip}</p>
    </CardSection>
  );
}

function Strip({ colours }: { colours: BrandColours }) {
  const { tokens } = paletteOf(colours);
  return (
    <div className={styles.strip} aria-hidden="true">
      {strip.map((token) => (
        <i key={token} style={{ background: tokens[token] }} />
      ))}
    </div>
  );
}
