import { z } from './zod.ts';

/** What leaves beside the enquiry itself; everything is off at first. */
export const mailSettings = z.object({
  /** Whether visitors get a receipt by mail. */
  receipt: z.boolean().default(false),
});

export type MailSettings = z.infer<typeof mailSettings>;
