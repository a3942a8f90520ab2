import type { MissedAddress, Redirect } from '../../../../domain/content/addresses/redirect.ts';
import { done, holds, list, number } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

/** What a visitor would get. */
export interface Tested {
  status: number;
  location?: string;
}

interface Done {
  message: string;
}

export function findRedirects(): Promise<Redirect[]> {
  return call('/api/redirects', list);
}

export function findMissed(): Promise<MissedAddress[]> {
  return call('/api/missed-addresses', list);
}

/** Without a target the address answers 410. Replaces what stood for the address. */
export function addRedirect(body: { path: string; target: string | null }): Promise<Done> {
  return call('/api/redirects', done, { method: 'POST', body });
}

export function testAddress(path: string): Promise<Tested> {
  return call('/api/redirects/test', holds({ status: number() }), {
    method: 'POST',
    body: { path },
  });
}

export function deleteRedirect(id: number): Promise<Done> {
  return call(`/api/redirects/${id}`, done, { method: 'DELETE' });
}
