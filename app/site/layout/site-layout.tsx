import { type ReactNode, use } from 'react';
import type { LocationLink } from '../../../domain/content/kinds/location-page.ts';
import { choicesOf } from '../../../domain/languages/page-languages.ts';
import type { ShownMenus } from '../../../domain/settings/menus/shown-menus.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { PageLanguage } from '../../ui/languages/page-language.ts';
import { useMessages } from '../../ui/messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { PreviewNote } from './preview-note.tsx';
import styles from './site-layout.module.css';
import { SlowNavigation } from './slow-navigation.tsx';

interface SiteLayoutProps {
  settings: SiteSettings;
  locations: LocationLink[];
  menus: ShownMenus;
  /** The header without navigation (specification §2.4). */
  landing?: boolean;
  form?: string;
  /** For pages without a hero. */
  solidHeader?: boolean;
  previewUntil?: string;
  /** Path of the page in the language of origin; null on pages that are at no address of their own. */
  original: string | null;
  children: ReactNode;
}

export function SiteLayout({
  settings,
  locations,
  menus,
  landing,
  form,
  solidHeader,
  previewUntil,
  original,
  children,
}: SiteLayoutProps) {
  const { text } = useMessages();
  const languages = use(PageLanguage);
  const choices = languages ? choicesOf(languages, original) : [];
  return (
    <>
      <a className={styles.skip} href="#main">
        {text('layout.skip')}
      </a>
      <Header
        name={settings.name}
        brand={settings.brand}
        phone={settings.phone}
        menus={menus}
        landing={landing}
        form={form}
        solid={solidHeader}
        choices={choices}
      />
      <main id="main">{children}</main>
      {previewUntil && <PreviewNote until={previewUntil} settings={settings} />}
      <Footer settings={settings} menus={menus} locations={locations} choices={choices} />
      <SlowNavigation />
    </>
  );
}
