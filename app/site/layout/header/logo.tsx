import { logoAddress } from '../../../../domain/brand/logo-address.ts';
import type { SiteSettings } from '../../../../domain/settings.ts';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Sign } from '../../../ui/sign.tsx';
import styles from './logo.module.css';
import { LongName } from './long-name.tsx';

export type LogoProps = Pick<SiteSettings, 'name' | 'brand'>;

/** Letters of a name in their full size beside the buttons of the narrowest phone. */
const longest = 8;

export function Logo({ name, brand }: LogoProps) {
  const { text } = useMessages();
  const shown = brand.wordmark || name;
  return (
    <Anchor className={styles.logo} href="/" aria-label={text('header.home', { name })}>
      <Sign logo={logoAddress(brand)} />
      {shown.length > longest ? <LongName name={shown} /> : <span>{shown}</span>}
    </Anchor>
  );
}
