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
import styles from './menu-rows.module.css';

interface MenuRowsProps {
  menus: ShownMenus;
  phone: string;
}

/** What the mobile menu holds: its styles come last, when it cannot be open yet. */
export function MenuRows({ menus: { header, start }, phone }: MenuRowsProps) {
  const { text } = useMessages();
  return (
    <>
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
    </>
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
