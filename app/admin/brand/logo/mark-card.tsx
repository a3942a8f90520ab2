import { type BrandColours, paletteOf } from '../../../../domain/brand/palette.ts';
import { settingsGroups } from '../../../../domain/settings/groups/groups.ts';
import { Mark } from '../../../ui/icons.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { CountedTextField } from '../../ui/fields/text-field.tsx';
import { markTexts as texts } from '../texts.ts';
import type { BrandForm } from '../use-brand-form.ts';
import styles from './mark-card.module.css';

const wordmark = settingsGroups.brand.fields['brand.wordmark'];

/** The sign and the wordmark, on both grounds. */
export function MarkCard({ brand }: { brand: BrandForm }) {
  const { shown, settings } = brand;
  const name = shown.wordmark || settings.name;
  return (
    <CardSection title={texts.title} note={texts.note}>
      <div className={styles.grounds}>
        <OnGround
          label={texts.onGround}
          ground="paper-100"
          ink="ink"
          accent="copper-500"
          colours={shown}
          name={name}
        />
        <OnGround
          label={texts.onDeep}
          ground="night-900"
          ink="paper-50"
          accent="accent-on-night"
          colours={shown}
          name={name}
        />
      </div>
      <CountedTextField
        {...brand.field('wordmark')}
        label={wordmark?.label}
        description={wordmark?.hint}
        placeholder={settings.name}
        maxLength={wordmark?.limit ?? 0}
      />
    </CardSection>
  );
}

type Token = keyof ReturnType<typeof paletteOf>['tokens'];

interface OnGroundProps {
  label: string;
  ground: Token;
  ink: Token;
  accent: Token;
  colours: BrandColours;
  name: string;
}

function OnGround({ label, ground, ink, accent, colours, name }: OnGroundProps) {
  const { tokens } = paletteOf(colours);
  const style = { background: tokens[ground], color: tokens[ink], '--accent': tokens[accent] };
  return (
    <div className={styles.ground} style={style} role="img" aria-label={`${label}: ${name}`}>
      <Mark />
      <span>{name}</span>
    </div>
  );
}
