import { webAddress } from '../content/addresses/web-address.ts';
import { z } from '../zod.ts';
import { pictureFocuses } from './focus.ts';

export const altLimit = 300;

export const captionLimit = 500;

const percent = z.number().int().min(0).max(100);

export const focusPointInput = z.object({ x: percent, y: percent });

export const uploadInput = z.object({
  alt: z.string().trim().max(altLimit),
  focus: z.enum(pictureFocuses).describe('Where `point` is absent: one of nine places.'),
  point: focusPointInput
    .optional()
    .describe('Percent from the left and from the top; `focus` becomes the place nearest to it.'),
  caption: z.string().trim().max(captionLimit).optional().describe('Absent: it stays.'),
  poster: webAddress.default(''),
});

type UploadInput = z.infer<typeof uploadInput>;

/** A field that is absent stays, whoever has changed it meanwhile. */
export const uploadChange = uploadInput.partial().extend({ poster: webAddress.optional() });

export type UploadChange = z.infer<typeof uploadChange>;

export interface UploadedFilm extends Pick<UploadInput, 'poster'> {
  /** Empty for a film of the first content. */
  uploadedAt: string;
  captions: string;
}
