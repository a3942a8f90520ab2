import type { UploadInput, UploadPage } from '../../../domain/media/upload.ts';
import { done, holds, list, number } from '../answer-shapes.ts';
import { type Call, call } from '../api.ts';

/** What to look for in the library of uploads. */
export interface UploadQuery {
  find: string;
  page: number;
  kind: 'image' | 'video' | 'all';
  unused: boolean;
}

const shape = holds({ uploads: list, count: number(), unused: number(), last: number() });

export function findUploads({ find, page, kind, unused }: UploadQuery): Promise<UploadPage> {
  const query = new URLSearchParams({ find, kind, page: String(page), unused: String(unused) });
  return call(`/api/uploads?${query}`, shape);
}

async function change(path: string, options: Call): Promise<string> {
  return (await call<{ message: string }>(path, done, options)).message;
}

/** Answers the server's message. */
export async function updateUpload(id: number, body: UploadInput): Promise<string> {
  return change(`/api/uploads/${id}`, { method: 'PUT', body });
}

/** Gives a film the content of a WebVTT file; an empty one takes its captions away. */
export async function saveCaptions(id: number, text: string): Promise<string> {
  return change(`/api/uploads/${id}/captions`, { method: 'PUT', body: { text } });
}

/** Answers the server's message; one that is in use is refused with 409 unless `force` is set. */
export async function deleteUpload(id: number, force: boolean): Promise<string> {
  return change(`/api/uploads/${id}?force=${force}`, { method: 'DELETE' });
}
