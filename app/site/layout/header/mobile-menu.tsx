import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/icons.tsx';
import { telephoneAddress } from '../../../ui/telephone.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Logo } from './logo.tsx';
import styles from './mobile-menu.module.css';
import { type ServiceGroup, serviceGroups, services } from './services.ts';
import { currentness, homeTab, type Tab, tabs } from './tabs.ts';

const menuId = 'mobile-menu';

/** Opens the menu without script, where the browser knows `command` buttons. */
export function MobileMenuButton() {
  const command = { command: 'show-modal', commandfor: menuId };
  return (
    <button className={styles.open} type="button" aria-label="Open menu" {...command}>
      <span />
    </button>
  );
}

export function MobileMenu({ name, phone }: { name: string; phone: string }) {
  const command = { command: 'close', commandfor: menuId };
  return (
    <dialog className={styles.menu} id={menuId} data-ground="deep" aria-label="Menu">
      <div className={styles.top}>
        <Logo name={name} />
        <button className={styles.close} type="button" aria-label="Close menu" {...command}>
          <span />
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          <Row {...homeTab} />
          {serviceGroups.map((group) => (
            <GroupRow key={group} group={group} />
          ))}
          {tabs.map((tab) => (
            <Row key={tab.path} {...tab} />
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink href="/contact">Get Started</ButtonLink>
        <p>
          <TextLink href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </TextLink>
        </p>
      </div>
    </dialog>
  );
}

function Row(tab: Tab) {
  const { pathname } = useLocation();
  return (
    <li className={styles.row}>
      <a className={styles.large} href={tab.path} aria-current={currentness(tab, pathname)}>
        {tab.label}
      </a>
    </li>
  );
}

/** Groups of one name: opening one closes the other. */
function GroupRow({ group }: { group: ServiceGroup }) {
  return (
    <li className={styles.row}>
      <details name="services">
        <summary className={styles.large}>
          {group}
          <Chevron />
        </summary>
        <ul className={styles.services}>
          {services
            .filter((service) => service.group === group)
            .map(({ title, path }) => (
              <li key={path}>
                <a className={styles.service} href={path}>
                  {title}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </li>
  );
}
