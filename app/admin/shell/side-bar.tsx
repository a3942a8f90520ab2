import { Suspense, use, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Overview } from '../../../domain/api/operations/overview.ts';
import { listPathOf } from '../../../domain/content/kinds/edit-path.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { capitalized, itemKinds, pluralOf } from '../../../domain/content/kinds/names.ts';
import { Sign } from '../../ui/sign.tsx';
import { furtherLanguages } from '../site-facts.ts';
import { useLogo } from '../ui/site-brand.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { Logout } from './logout.tsx';
import { paletteTexts } from './palette/texts.ts';
import styles from './side-bar.module.css';
import { shellTexts } from './texts.ts';

/** The lists of the Admin Portal (R-2.7-02), in the order of the side bar. */
export const listScreens = itemKinds.map((kind) => ({
  kind,
  path: listPathOf(kind),
  name: capitalized(pluralOf(kind)),
}));

const inboxScreens = [{ path: '/admin/saved-answers', name: shellTexts.savedAnswers }] as const;

/** Of a site with more than one language. */
export const languagesScreen = { path: '/admin/languages', name: shellTexts.languages };

/** The other screens, as the last of three groups. */
const siteScreens = [
  { path: '/admin/media', name: shellTexts.media },
  { path: '/admin/brand', name: shellTexts.brand },
  { path: '/admin/menus', name: shellTexts.menus },
  { path: '/admin/redirects', name: shellTexts.redirects },
  { path: '/admin/claims', name: shellTexts.claims },
  { path: '/admin/likeness', name: shellTexts.likeness },
  { path: '/admin/trash', name: shellTexts.trash },
  { path: '/admin/audit', name: shellTexts.audit },
  { path: '/admin/settings', name: shellTexts.settings },
  { path: '/admin/moving', name: shellTexts.moving },
  { path: '/admin/users', name: shellTexts.users },
  { path: '/admin/account', name: shellTexts.account },
] as const;

/** All of them that are neither a list nor the enquiries. */
export const screens = [...inboxScreens, ...siteScreens];

/** How many items each list holds; null when the server did not answer. */
export type ListCounts = Promise<Overview['counts'] | null>;

/** The menu of narrow screens: closed again on every new screen. */
function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpenAt(null);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) };
}

interface SideBarProps {
  email: string;
  counts: ListCounts;
  /** Enquiries that nobody has taken up; null when the server did not answer. */
  newEnquiries: Promise<number | null>;
  /** Texts whose original has changed since they were translated. */
  outdated: Promise<number | null>;
  onJump: () => void;
}

export function SideBar({ email, onJump, ...waiting }: SideBarProps) {
  // The Portal has its own Logout beside Profile; two of one name would confuse screen readers.
  const onPortal = /^\/admin\/?$/.test(useLocation().pathname);
  const { isOpen, toggle } = useMenu();
  const logo = useLogo();
  return (
    <aside className={styles.side} data-ground="night" data-open={isOpen || undefined}>
      <a className={styles.logo} href="/">
        <Sign logo={logo} />
        Back office
      </a>
      <button
        type="button"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls="back-office-menu"
        onClick={toggle}
      >
        {shellTexts.menu}
      </button>
      <div className={styles.panel} id="back-office-menu">
        <button
          type="button"
          className={styles.jump}
          aria-keyshortcuts="Control+J"
          onClick={onJump}
        >
          {paletteTexts.open} <small aria-hidden="true">{paletteTexts.keys}</small>
        </button>
        <Navigation {...waiting} />
        <div className={styles.me}>
          <ColorSchemeChoice />
          <small className={styles.who}>{email}</small>
          {!onPortal && <Logout fullWidth color="water.8" />}
        </div>
      </div>
    </aside>
  );
}

/** On a low window the side bar scrolls, and the screen that is open may be below its edge. */
function useCurrentInSight() {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pathname)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return list;
}

function Navigation({ counts, newEnquiries, outdated }: Omit<SideBarProps, 'email' | 'onJump'>) {
  const list = useCurrentInSight();
  return (
    <nav ref={list} aria-label={shellTexts.navigation}>
      <ul>
        <li>
          <NavLink to="/admin" end>
            Portal
          </NavLink>
        </li>
        <li>
          <NavLink to="/admin/enquiries">
            {shellTexts.enquiries}
            <Suspense>
              <Waiting of={newEnquiries} label={shellTexts.newEnquiries} />
            </Suspense>
          </NavLink>
        </li>
        <Screens of={inboxScreens} />
      </ul>
      <ul>
        {listScreens.map(({ kind, path, name }) => (
          <li key={path}>
            <NavLink to={path}>
              {name}
              <Suspense>
                <Count of={counts} kind={kind} />
              </Suspense>
            </NavLink>
          </li>
        ))}
        {furtherLanguages().length > 0 && (
          <li>
            <NavLink to={languagesScreen.path}>
              {languagesScreen.name}
              <Suspense>
                <Waiting of={outdated} label={shellTexts.outdated} />
              </Suspense>
            </NavLink>
          </li>
        )}
      </ul>
      <ul>
        <Screens of={siteScreens} />
      </ul>
    </nav>
  );
}

function Screens({ of }: { of: readonly { path: string; name: string }[] }) {
  return of.map(({ path, name }) => (
    <li key={path}>
      <NavLink to={path}>{name}</NavLink>
    </li>
  ));
}

interface WaitingProps {
  of: Promise<number | null>;
  label: (count: number) => string;
}

/** Unlike a list's count this one asks for something, so it is read out, too. */
function Waiting({ of, label }: WaitingProps) {
  const count = use(of);
  if (!count) return null;
  return (
    <small className={styles.new}>
      <span aria-hidden="true">{count}</span>
      <span className="visuallyHidden">{label(count)}</span>
    </small>
  );
}

function Count({ of, kind }: { of: ListCounts; kind: ItemKind }) {
  return <small aria-hidden="true">{use(of)?.[kind]}</small>;
}
