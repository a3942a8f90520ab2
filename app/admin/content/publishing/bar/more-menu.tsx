import { ActionIcon } from '@mantine/core';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AdminIcon } from '../../../ui/icons.tsx';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import styles from './more-menu.module.css';

export interface MenuEntry {
  label: string;
  /** A link into a tab of its own; otherwise `onChoose` is what it does. */
  href?: string;
  onChoose?: () => void;
  /** Has a button of its own where there is room. */
  isNarrow?: boolean;
}

/** Those that have no button of their own at this width. */
function itemsIn(box: HTMLElement | null): HTMLElement[] {
  const items = box?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [];
  return [...items].filter((item) => item.offsetParent !== null);
}

/** Pixels of an entry, of the menu, and around it. */
const entryHeight = 44;
const width = 224;
const edge = 8;

/** Below its button or above it, inside the window: a list that scrolls would cut it off. */
function placeOver(button: Element | null | undefined, entries: number): CSSProperties {
  const at = button?.getBoundingClientRect();
  if (!at) return {};
  const isLow = at.bottom + entries * entryHeight + edge > innerHeight;
  const last = innerWidth - width - edge;
  return {
    position: 'fixed',
    insetBlock: isLow ? `auto ${innerHeight - at.top}px` : `${at.bottom}px auto`,
    left: Math.min(Math.max(at.left, edge), last),
  };
}

interface MoreMenuProps {
  entries: MenuEntry[];
  /** What the menu is of, where there are several. */
  label?: string;
  /** Stands in a list that scrolls. */
  isFloating?: boolean;
}

/** What has no button of its own. Arrow keys walk through it, Escape closes it and nothing else. */
export function MoreMenu({ entries, label = texts.more, isFloating = false }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) itemsIn(box.current)[0]?.focus();
  }, [isOpen]);

  // Stays beside its button.
  useLayoutEffect(() => {
    if (!isOpen || !isFloating) return;
    const place = () => {
      const button = box.current?.querySelector('button');
      setPlace(placeOver(button, itemsIn(box.current).length));
    };
    place();
    const moves = ['scroll', 'resize'];
    for (const name of moves) addEventListener(name, place, { capture: true });
    return () => {
      for (const name of moves) removeEventListener(name, place, { capture: true });
    };
  }, [isOpen, isFloating]);

  function close() {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }

  function walk(event: KeyboardEvent) {
    const items = itemsIn(box.current);
    const focused = event.target instanceof HTMLElement ? event.target : document.body;
    const at = items.indexOf(focused);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key === 'Escape') close();
    else if (event.key in steps) items[steps[event.key] ?? 0]?.focus();
    else return;
    // The popup around it would close, too.
    event.stopPropagation();
    event.preventDefault();
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (!box.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={box} className={styles.more}>
      <ActionIcon
        variant={isFloating ? 'subtle' : 'default'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <AdminIcon name="more" />
      </ActionIcon>
      {isOpen && (
        <div
          className={styles.menu}
          data-floating={isFloating || undefined}
          style={place}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={walk}
          onBlur={leave}
        >
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const { label, href, onChoose, isNarrow } = entry;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-narrow': isNarrow || undefined,
    className: styles.entry,
  };
  if (href) {
    return (
      <a {...shared} href={href} target="_blank" rel="noreferrer" onClick={onDone}>
        {label}
        <span className="visuallyHidden">{texts.opensTab}</span>
      </a>
    );
  }
  function choose() {
    onDone();
    onChoose?.();
  }
  return (
    <button
      {...shared}
      type="button"
      // Some browsers give no focus to a pressed button, and the menu would be left.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {label}
    </button>
  );
}
