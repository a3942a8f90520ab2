import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { webAddressLimit } from '../../../../../domain/content/addresses/web-address.ts';
import { richTextTexts as texts } from '../texts.ts';
import styles from './address-field.module.css';
import type { SitePage } from './site-pages.ts';
import { useSitePages } from './use-site-pages.ts';

interface AddressFieldProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (address: string) => void;
  /** A page of the site, with its title for a link that has no words yet. */
  onPick: (page: SitePage) => void;
}

/** Takes an address, or words of a title: then it offers pages of the site. */
export function AddressField({ label, value, error, onChange, onPick }: AddressFieldProps) {
  const id = useId();
  const found = useSitePages(value);
  const [at, setAt] = useState(-1);
  const pages = found?.pages ?? [];
  const active = Math.min(at, pages.length - 1);

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = pages[active];
    if (step && pages.length > 0) {
      event.preventDefault();
      setAt((active + step + pages.length) % pages.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      event.stopPropagation();
      onPick(chosen);
    }
  }

  return (
    <div>
      <TextInput
        label={label}
        description={texts.linkHint}
        value={value}
        error={error}
        maxLength={webAddressLimit}
        autoComplete="off"
        role="combobox"
        aria-expanded={pages.length > 0}
        aria-controls={`${id}-pages`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={walk}
        onChange={(event) => {
          setAt(-1);
          onChange(event.currentTarget.value);
        }}
      />
      <div id={`${id}-pages`} className={styles.pages} role="listbox" aria-label={texts.pages}>
        {pages.map((page, index) => (
          <button
            key={`${page.noun} ${page.address}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(page)}
          >
            <span>{page.title}</span>
            <small>
              {page.noun}
              {page.isDraft && ` · ${texts.draft}`} · {page.address}
            </small>
          </button>
        ))}
      </div>
      <p className={styles.state} role="status">
        {found && (found.failure ?? texts.pagesFound(found.pages.length, found.words))}
      </p>
    </div>
  );
}
