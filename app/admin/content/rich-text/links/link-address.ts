import { isWebAddress } from '../../../../../domain/content/addresses/web-address.ts';

/** What was typed as an address that the server keeps, or null; `example.com` gets its https. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(mailto|tel):[^\s\\]+$/i.test(text) || isWebAddress(text)) return text;
  const isBareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text);
  return isBareHost && isWebAddress(`https://${text}`) ? `https://${text}` : null;
}
