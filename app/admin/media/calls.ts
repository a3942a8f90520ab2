import type { UploadInput, UploadPage } from '../../../domain/upload.ts';
import { call } from '../api.ts';

/** What to look for in the library of uploads. */
export interface UploadQuery {
  find: string;
  page: number;
  kind: 'image' | 'video' | 'all';
  unused: boolean;
}

export function findUploads({ find, page, kind, unused }: UploadQuery): Promise<UploadPage> {
  const query = new URLSearchParams({ find, kind, page: String(page), unused: String(unused) });
  return call(`/api/uploads?${query}`);
}

/** Answers the server's message. */
export async function updateUpload(id: number, body: UploadInput): Promise<string> {
  return (await call<{ message: string }>(`/api/uploads/${id}`, { method: 'PUT', body })).message;
}

/** Gives a film the content of a WebVTT file; an empty one takes its captions away. */
export async function saveCaptions(id: number, text: string): Promise<string> {
  const path = `/api/uploads/${id}/captions`;
  return (await call<{ message: string }>(path, { method: 'PUT', body: { text } })).message;
}

/** Answers the server's message; one that is in use is refused with 409 unless `force` is set. */
export async function deleteUpload(id: number, force: boolean): Promise<string> {
  const path = `/api/uploads/${id}?force=${force}`;
  return (await call<{ message: string }>(path, { method: 'DELETE' })).message;
}
