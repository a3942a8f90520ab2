import type { ItemKind } from '../../../domain/item.ts';
import { call } from '../api.ts';

/** An address without a page of its own. */
export interface Redirect {
  redirect_id: number;
  path: string;
  /** null where an item leads, or where the page is gone for good. */
  target: string | null;
  kind: ItemKind | null;
  item_id: string | null;
  made_by: string;
  made_at: string;
  hits: number;
  last_hit_at: string | null;
}

/** An address that visitors asked for and that leads nowhere. */
export interface MissedAddress {
  path: string;
  hits: number;
  last_hit_at: string;
}

/** What a visitor would get. */
export interface Tested {
  status: number;
  location?: string;
}

interface Done {
  message: string;
}

export function findRedirects(): Promise<Redirect[]> {
  return call('/api/redirects');
}

export function findMissed(): Promise<MissedAddress[]> {
  return call('/api/missed-addresses');
}

/** Without a target the address answers 410. Replaces what stood for the address. */
export function addRedirect(body: { path: string; target: string | null }): Promise<Done> {
  return call('/api/redirects', { method: 'POST', body });
}

export function testAddress(path: string): Promise<Tested> {
  return call('/api/redirects/test', { method: 'POST', body: { path } });
}

export function deleteRedirect(id: number): Promise<Done> {
  return call(`/api/redirects/${id}`, { method: 'DELETE' });
}
