import type { Done } from '../../../../domain/api/answers.ts';
import {
  createRedirect,
  deleteRedirect as deleteCall,
  listMissedAddresses,
  listRedirects,
  type MissedAddress,
  type Redirect,
  type TestedAddress,
  testAddress as testCall,
} from '../../../../domain/api/content/redirects.ts';
import { request } from '../../api.ts';

export function findRedirects(): Promise<Redirect[]> {
  return request(listRedirects);
}

export function findMissed(): Promise<MissedAddress[]> {
  return request(listMissedAddresses);
}

/** Without a target the address answers 410. Replaces what stood for the address. */
export function addRedirect(body: { path: string; target: string | null }): Promise<Done> {
  return request(createRedirect, { body });
}

export function testAddress(path: string): Promise<TestedAddress> {
  return request(testCall, { body: { path } });
}

export function deleteRedirect(id: number): Promise<Done> {
  return request(deleteCall, { params: { id } });
}
