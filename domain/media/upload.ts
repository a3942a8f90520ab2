import { webAddress } from '../content/addresses/web-address.ts';
import type { ItemNoun } from '../content/kinds/kinds.ts';
import { z } from '../zod.ts';

/** The part of a picture that stays in sight when a page cuts it. */
export const pictureFocuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

export type PictureFocus = (typeof pictureFocuses)[number];

/** Longest alt text; screen readers read it in one breath. */
export const altLimit = 300;

/** What may be changed of an upload. */
export const uploadInput = z.object({
  alt: z.string().trim().max(altLimit),
  focus: z.enum(pictureFocuses),
  /** Of a film: the picture that stands for it until it plays. */
  poster: webAddress.default(''),
});

export type UploadInput = z.infer<typeof uploadInput>;

/** What a page shows of a film that was uploaded here. */
export interface UploadedFilm extends Pick<UploadInput, 'poster'> {
  /** ISO 8601. */
  uploadedAt: string;
  /** Address of its captions file; empty without. */
  captions: string;
}

/** A place whose content names an upload. */
export interface UploadUse {
  kind: ItemNoun | 'setting' | 'film' | 'in the trash';
  /** `_id`, blog_id, location_id or upload_id; the key of a setting; kind and id of what is in the trash. */
  id: string;
  title: string;
}

/** An upload as the library lists it. */
export interface LibraryUpload extends UploadInput {
  upload_id: number;
  /** Its URL on this site. */
  address: string;
  /** What its file was called where it came from. */
  original_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /** Pixels; null for a film. */
  width: number | null;
  height: number | null;
  /** As in domain/media/placeholder.ts; empty without. */
  placeholder: string;
  /** Address of a film's captions file; empty without. */
  captions: string;
  created_at: string;
  uses: UploadUse[];
}

/** One page of the library. */
export interface UploadPage {
  uploads: LibraryUpload[];
  /** Of all pages together, and of the ones that nothing names. */
  count: number;
  unused: number;
  /** Number of the last page, 1 at least. */
  last: number;
}
