import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import { SolutionsTab } from './solutions-tab.tsx';
import { TabAnchor } from './tab.tsx';
import { currentness, homeTab, type Tab, tabs } from './tabs.ts';

interface HeaderProps {
  name: string;
  phone: string;
  landing?: boolean;
  solid?: boolean;
}

/** Where a landing page has its form; Get Started jumps there instead of leaving the page. */
export const landingFormId = 'enquiry';

export function Header({ name, phone, landing, solid }: HeaderProps) {
  return (
    <header
      className={styles.header}
      data-ground={solid ? 'paper' : 'night'}
      data-solid={solid || undefined}
    >
      <div className={styles.row}>
        <Logo name={name} />
        {!landing && <Tabs />}
        <span className={styles.start} data-landing={landing || undefined}>
          <ButtonLink href={landing ? `#${landingFormId}` : '/contact'} variant="line" size="small">
            Get Started
          </ButtonLink>
        </span>
        {!landing && <MobileMenuButton />}
      </div>
      {!landing && <MobileMenu name={name} phone={phone} />}
    </header>
  );
}

function Tabs() {
  return (
    <nav className={styles.tabs} aria-label="Main">
      <ul className={styles.list}>
        <TabLink {...homeTab} />
        <SolutionsTab />
        {tabs.map((tab) => (
          <TabLink key={tab.path} {...tab} />
        ))}
      </ul>
    </nav>
  );
}

function TabLink(tab: Tab) {
  const { pathname } = useLocation();
  return (
    <li>
      <TabAnchor href={tab.path} aria-current={currentness(tab, pathname)}>
        {tab.label}
      </TabAnchor>
    </li>
  );
}
