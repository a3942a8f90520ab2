import { use } from 'react';
import type { LocationLink } from '../../../domain/content/kinds/location-page.ts';
import type { LanguageChoice } from '../../../domain/languages/page-languages.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import type { MenuLink, ShownMenus } from '../../../domain/settings/menus/shown-menus.ts';
import type { SocialNetwork } from '../../../domain/settings/networks.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { yearNow } from '../../../domain/site-clock.ts';
import { Anchor } from '../../ui/languages/anchor.tsx';
import { PageLanguage } from '../../ui/languages/page-language.ts';
import { useMessages } from '../../ui/messages.ts';
import { Bar, TextWithBar } from '../../ui/sections/bar.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { locationAddress } from '../location/location-address.ts';
import styles from './footer.module.css';
import { LanguageList } from './languages/language-list.tsx';

function socialLinks(networks: SocialNetwork[]): MenuLink[] {
  return networks.map(({ label, address: href }) => ({ label, href }));
}

/** Decision D34. */
function copyrightYears(settings: SiteSettings, { number }: SiteMessages): string {
  const first = settings.firstYear;
  const year = yearNow(settings.time);
  const years = year > first ? [first, year] : [first];
  return years.map((one) => number(one, { useGrouping: false })).join('–');
}

function copyright(settings: SiteSettings, rights: string, messages: SiteMessages) {
  const { name } = settings;
  const years = copyrightYears(settings, messages);
  return messages.text('layout.copyright', { years, name, rights }).trim();
}

interface FooterProps {
  settings: SiteSettings;
  menus: ShownMenus;
  locations: LocationLink[];
  choices: LanguageChoice[];
}

export function Footer({ settings, menus, locations, choices }: FooterProps) {
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className="wrap">
        <Call words={menus.footer.call} phone={settings.phone} />
        <div className={styles.columns}>
          <Offices offices={settings.offices} />
          <LinkList title={menus.footer.label} links={menus.footer.links} />
          <LinkList title={menus.legal.label} links={menus.legal.links} />
          <LinkList
            title={menus.footer.social}
            links={socialLinks(settings.networks)}
            className={styles.social}
          />
          <Locations title={menus.footer.places} locations={locations} />
        </div>
        <div className={styles.end}>
          <p>{copyright(settings, menus.footer.rights, useMessages())}</p>
          <LanguageList choices={choices} className={styles.places} linkClassName={styles.link} />
          <TextLink href={`mailto:${settings.email}`}>{settings.email}</TextLink>
        </div>
      </div>
    </footer>
  );
}

function Call({ words, phone }: { words: string; phone: string }) {
  return (
    <a className={styles.call} href={telephoneAddress(phone)}>
      {words && <div className="lead soft">{words}</div>}
      <span className={styles.line}>
        <CallNumber phone={phone} />
        <span className={styles.run} />
      </span>
    </a>
  );
}

/** The bar stands where the line ends, the number runs from left to right. */
function CallNumber({ phone }: { phone: string }) {
  return use(PageLanguage)?.current.direction === 'rtl' ? (
    <span className={styles.phone}>
      <bdi dir="ltr">{phone}</bdi>
      <Bar silent draws="scroll" />
    </span>
  ) : (
    <span className={styles.phone} dir="ltr">
      <TextWithBar text={phone} silent draws="scroll" />
    </span>
  );
}

function Offices({ offices }: { offices: Office[] }) {
  return (
    <div className={styles.offices}>
      {offices.map((office) => (
        <OfficeAddress key={`${office.city} ${office.street.join(' ')}`} {...office} />
      ))}
    </div>
  );
}

function OfficeAddress({ city, street, country, phone }: Office) {
  const { list } = useMessages();
  return (
    <div>
      <h2 className={styles.title}>{city}</h2>
      <address>
        {street.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>{list([city, country])}</div>
        <a className={styles.link} href={telephoneAddress(phone)} dir="ltr">
          {phone}
        </a>
      </address>
    </div>
  );
}

interface LinkListProps {
  title: string;
  links: MenuLink[];
  className?: string;
}

function LinkList({ title, links, className }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div className={className}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul>
        {links.map(({ label, href }) => (
          <li key={label + href}>
            <Anchor className={styles.link} href={href}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Locations({ title, locations }: { title: string; locations: LocationLink[] }) {
  if (locations.length === 0) return null;
  return (
    <div className={styles.locations}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.places}>
        {locations.map(({ slug, name }) => (
          <li key={slug}>
            <Anchor className={styles.link} href={locationAddress({ slug_url: slug })}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
