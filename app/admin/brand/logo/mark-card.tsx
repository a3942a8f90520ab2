import { NativeSelect } from '@mantine/core';
import type { CSSProperties, Ref } from 'react';
import { paletteOf } from '../../../../domain/brand/palette.ts';
import { isLogoAlone } from '../../../../domain/settings/brand-settings.ts';
import { settingsGroups } from '../../../../domain/settings/groups/groups.ts';
import { Sign } from '../../../ui/sign.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { CountedTextField } from '../../ui/fields/text-field.tsx';
import { markTexts as texts } from '../texts.ts';
import type { BrandForm } from '../use-brand-form.ts';
import { LogoField } from './logo-field.tsx';
import { logoSource } from './logo-source.ts';
import styles from './mark-card.module.css';

const { 'brand.wordmark': wordmark, 'brand.nameBeside': nameBeside } = settingsGroups.brand.fields;

const nameChoices = Object.entries(nameBeside?.words ?? {}).map(([value, label]) => ({
  value,
  label,
}));

export function MarkCard({ brand }: { brand: BrandForm }) {
  const { settings, shown } = brand;
  const { tokens } = paletteOf(shown);
  const field = brand.field('logo');
  const name = shown.wordmark || settings.name;
  const beside = brand.field('nameBeside');
  const sign = { name, logo: logoSource(field.value), isAlone: isLogoAlone(shown) };
  return (
    <CardSection title={texts.title} note={texts.note}>
      <div className={styles.grounds}>
        <OnGround
          {...sign}
          label={texts.onGround}
          colours={[tokens['paper-100'], tokens.ink, tokens['copper-500']]}
          ref={brand.setMark}
        />
        <OnGround
          {...sign}
          label={texts.onDeep}
          colours={[tokens['night-900'], tokens['paper-50'], tokens['accent-on-night']]}
        />
      </div>
      <div className={styles.fields}>
        <CountedTextField
          {...brand.field('wordmark')}
          label={wordmark?.label}
          description={wordmark?.hint}
          placeholder={settings.name}
          maxLength={wordmark?.limit ?? 0}
        />
        <LogoField {...field} />
        {field.value !== '' && (
          <NativeSelect
            {...beside}
            label={nameBeside?.label}
            data={nameChoices}
            onChange={({ currentTarget }) => beside.onChange(currentTarget.value)}
          />
        )}
      </div>
    </CardSection>
  );
}

interface OnGroundProps {
  label: string;
  name: string;
  logo: string | null;
  isAlone: boolean;
  colours: [ground: string, ink: string, accent: string];
  ref?: Ref<HTMLDivElement>;
}

function OnGround({ label, name, logo, isAlone, colours, ref }: OnGroundProps) {
  const [ground, ink, accent] = colours;
  const style: CSSProperties & { '--accent': string } = {
    background: ground,
    color: ink,
    '--accent': accent,
  };
  return (
    <div
      ref={ref}
      className={styles.sign}
      style={style}
      role="img"
      aria-label={`${label}: ${name}`}
    >
      <Sign logo={logo} />
      {!isAlone && <Wordmark name={name} />}
    </div>
  );
}
