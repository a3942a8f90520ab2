import { webAddress } from '../content/addresses/web-address.ts';
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
