import { useLocation } from 'react-router';
import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';
import type { MenuLink, ShownMenus } from '../../../../domain/settings/menus/shown-menus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { LanguageMenu } from '../languages/language-menu.tsx';
import { currentness } from './current-link.ts';
import styles from './header.module.css';
import { Logo, type LogoProps } from './logo.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import { SolutionsTab } from './solutions-tab.tsx';
import { TabAnchor } from './tab.tsx';

interface HeaderProps extends LogoProps {
  phone: string;
  menus: ShownMenus;
  landing?: boolean;
  form?: string;
  solid?: boolean;
  choices: LanguageChoice[];
}

/** Of the first extended form of a page. */
export const landingFormId = 'enquiry';

export function Header(header: HeaderProps) {
  const { name, brand, phone, menus, landing, form, solid, choices } = header;
  const { start } = menus;
  // It does not leave a landing page that has a form.
  const place = landing && form ? `#${form}` : undefined;
  const { pathname } = useLocation();
  return (
    <header
      className={styles.header}
      data-ground={solid ? 'paper' : 'night'}
      data-solid={solid || undefined}
    >
      <div className={`wrap ${styles.row}`}>
        <Logo name={name} brand={brand} />
        {!landing && <Tabs menus={menus} />}
        {start && (
          <span className={styles.start} data-landing={landing || undefined}>
            <ButtonLink
              href={place ?? start.href}
              variant="line"
              size="small"
              aria-current={place ? undefined : currentness(start, pathname)}
            >
              {start.label}
            </ButtonLink>
          </span>
        )}
        {/* The header of a landing page has no navigation (R-2.4-08); its footer has the languages. */}
        {!landing && choices.length > 0 && <LanguageMenu choices={choices} />}
        {!landing && <MobileMenuButton />}
      </div>
      {!landing && <MobileMenu name={name} brand={brand} phone={phone} menus={menus} />}
    </header>
  );
}

function Tabs({ menus: { header, quote } }: { menus: ShownMenus }) {
  const { text } = useMessages();
  const opening = header.filter((entry) => 'groups' in entry);
  return (
    <nav className={styles.tabs} aria-label={text('header.main')}>
      <ul className={styles.list}>
        {header.map((entry) =>
          'groups' in entry ? (
            <SolutionsTab
              key={entry.label}
              entry={entry}
              number={opening.indexOf(entry) + 1}
              quote={quote}
            />
          ) : (
            <TabLink key={entry.label} link={entry} />
          ),
        )}
      </ul>
    </nav>
  );
}

function TabLink({ link }: { link: MenuLink }) {
  const { pathname } = useLocation();
  return (
    <li>
      <TabAnchor href={link.href} aria-current={currentness(link, pathname)}>
        {link.label}
      </TabAnchor>
    </li>
  );
}
