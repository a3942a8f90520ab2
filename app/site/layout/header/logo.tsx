import { logoAddress } from '../../../../domain/brand/logo-address.ts';
import { isLogoAlone } from '../../../../domain/settings/brand-settings.ts';
import type { SiteSettings } from '../../../../domain/settings.ts';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Sign } from '../../../ui/sign.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import styles from './logo.module.css';

export type LogoProps = Pick<SiteSettings, 'name' | 'brand'>;

export function Logo({ name, brand }: LogoProps) {
  const { text } = useMessages();
  return (
    <Anchor className={styles.logo} href="/" aria-label={text('header.home', { name })}>
      <Sign logo={logoAddress(brand)} />
      {!isLogoAlone(brand) && <Wordmark name={brand.wordmark || name} />}
    </Anchor>
  );
}
