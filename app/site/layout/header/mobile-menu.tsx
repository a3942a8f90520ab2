import type { ShownMenus } from '../../../../domain/settings/menus/shown-menus.ts';
import { useMessages } from '../../../ui/messages.ts';
import { Logo, type LogoProps } from './logo.tsx';
import { MenuRows } from './menu-rows.tsx';
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

export function MobileMenu({ name, brand, phone, menus }: MobileMenuProps) {
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
      <MenuRows menus={menus} phone={phone} />
    </dialog>
  );
}
