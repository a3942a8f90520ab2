import type { ShownMenus } from '../../../../domain/settings/menus/shown-menus.ts';
import { useMessages } from '../../../ui/messages.ts';
import { Logo, type LogoProps } from './logo.tsx';
import { MenuRows } from './menu-rows.tsx';
import styles from './mobile-menu.module.css';

const menuId = 'mobile-menu';

export function MobileMenuButton() {
  const { text } = useMessages();
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={text('header.openMenu')}
      popoverTarget={menuId}
    >
      <span />
    </button>
  );
}

interface MobileMenuProps extends LogoProps {
  phone: string;
  menus: ShownMenus;
}

/**
 * A popover that covers the page, for a modal dialog makes the rest of the document inert: a phone
 * would style all of it anew before it shows the menu. `keepFocus` of header-menu.ts holds the focus.
 */
export function MobileMenu({ name, brand, phone, menus }: MobileMenuProps) {
  const { text } = useMessages();
  return (
    <dialog
      className={styles.menu}
      id={menuId}
      popover="auto"
      data-ground="deep"
      aria-modal="true"
      aria-label={text('header.menu')}
    >
      <div className={styles.top}>
        <Logo name={name} brand={brand} />
        <button
          className={styles.button}
          data-closes
          type="button"
          aria-label={text('header.closeMenu')}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <span />
        </button>
      </div>
      <MenuRows menus={menus} phone={phone} />
    </dialog>
  );
}
