import { webAddressLimit } from '../../../../../domain/content/addresses/web-address.ts';
import { OptionsField } from '../../../ui/fields/options-field.tsx';
import { richTextTexts as texts } from '../texts.ts';
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

function optionOf(page: SitePage) {
  const { noun, isDraft, address, title } = page;
  const note = `${noun}${isDraft ? ` · ${texts.draft}` : ''} · ${address}`;
  return { key: `${noun} ${address}`, title, note, page };
}

/** Takes an address, or words of a title: then it offers pages of the site. */
export function AddressField({ label, value, error, onChange, onPick }: AddressFieldProps) {
  const found = useSitePages(value);
  return (
    <OptionsField
      label={label}
      description={texts.linkHint}
      value={value}
      error={error}
      dir="ltr"
      maxLength={webAddressLimit}
      options={(found?.items ?? []).map(optionOf)}
      listLabel={texts.pages}
      status={found && (found.failure ?? texts.pagesFound(found.items.length, found.words))}
      onType={onChange}
      onPick={({ page }) => onPick(page)}
    />
  );
}
