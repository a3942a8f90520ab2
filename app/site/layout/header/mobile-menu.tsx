import { useLocation } from 'react-router';
import type {
  LinkGroup,
  MenuLink,
  ShownMenus,
} from '../../../../domain/settings/menus/shown-menus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/icons.tsx';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { telephoneAddress } from '../../../ui/telephone.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { currentness } from './current-link.ts';
import { Logo, type LogoProps } from './logo.tsx';
import styles from './mobile-menu.module.css';

const menuId = 'mobile-menu';

/** Opens the menu without script, where the browser knows `command` buttons. */
export function MobileMenuButton() {
  const { text } = useMessages();
  const command = { command: 'show-modal', commandfor: menuId };
  return (
    <button className={styles.open} type="button" aria-label={text('header.openMenu')} {...command}>
      <span />
    </button>
  );
}

interface MobileMenuProps extends LogoProps {
  phone: string;
  menus: ShownMenus;
}

export function MobileMenu({ name, brand, phone, menus: { header, start } }: MobileMenuProps) {
  const { text } = useMessages();
  const command = { command: 'close', commandfor: menuId };
  return (
    <dialog className={styles.menu} id={menuId} data-ground="deep" aria-label={text('header.menu')}>
      <div className={styles.top}>
        <Logo name={name} brand={brand} />
        <button
          className={styles.close}
          type="button"
          aria-label={text('header.closeMenu')}
          {...command}
        >
          <span />
        </button>
      </div>
      <nav aria-label={text('header.mobile')}>
        <ul>
          {header.flatMap((entry) =>
            'groups' in entry
              ? entry.groups.map((group) => (
                  <GroupRow key={`${entry.label} ${group.label}`} group={group} />
                ))
              : [<Row key={entry.label} link={entry} />],
          )}
        </ul>
      </nav>
      <div className={styles.foot}>
        {start && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
        <p>
          <TextLink href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </TextLink>
        </p>
      </div>
    </dialog>
  );
}

function Row({ link }: { link: MenuLink }) {
  const { pathname } = useLocation();
  return (
    <li className={styles.row}>
      <Anchor className={styles.large} href={link.href} aria-current={currentness(link, pathname)}>
        {link.label}
      </Anchor>
    </li>
  );
}

/** Groups of one name: opening one closes the other. */
function GroupRow({ group: { label, links } }: { group: LinkGroup }) {
  return (
    <li className={styles.row}>
      <details name="services">
        <summary className={styles.large}>
          {label}
          <Chevron />
        </summary>
        <ul className={styles.services}>
          {links.map((link) => (
            <li key={link.label + link.href}>
              <Anchor className={styles.service} href={link.href}>
                {link.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
