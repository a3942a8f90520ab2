import {
  deleteUpload as deleteCall,
  listUploads,
  type UploadPage,
  type UploadQuery,
  updateUpload as updateCall,
  updateCaptions,
} from '../../../domain/api/media/uploads.ts';
import type { UploadInput } from '../../../domain/media/upload.ts';
import { request } from '../api.ts';

export function findUploads(query: UploadQuery): Promise<UploadPage> {
  return request(listUploads, { query });
}

/** Answers the server's message. */
export async function updateUpload(id: number, body: UploadInput): Promise<string> {
  return (await request(updateCall, { params: { id }, body })).message;
}

/** Gives a film the content of a WebVTT file; an empty one takes its captions away. */
export async function saveCaptions(id: number, text: string): Promise<string> {
  return (await request(updateCaptions, { params: { id }, body: { text } })).message;
}

/** Answers the server's message; one that is in use is refused with 409 unless `force` is set. */
export async function deleteUpload(id: number, force: boolean): Promise<string> {
  return (await request(deleteCall, { params: { id }, query: { force } })).message;
}
