import { webAddress } from '../content/addresses/web-address.ts';
import { z } from '../zod.ts';

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

export const altLimit = 300;

export const uploadInput = z.object({
  alt: z.string().trim().max(altLimit),
  focus: z.enum(pictureFocuses),
  poster: webAddress.default(''),
});

export type UploadInput = z.infer<typeof uploadInput>;

export interface UploadedFilm extends Pick<UploadInput, 'poster'> {
  uploadedAt: string;
  captions: string;
}
