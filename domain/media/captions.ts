import { z } from '../zod.ts';

export const captionsLimit = 500_000;

const cue =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]|$)/m;

export function captionsProblem(text: string): string | null {
  if (text.length > captionsLimit) return 'The captions file is larger than 500 KB.';
  if (text.includes('\0') || text.includes('\uFFFD') || !text.isWellFormed()) {
    return 'The captions file is no text in UTF-8.';
  }
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text)) {
    return 'This is no WebVTT file: its first line must be WEBVTT.';
  }
  return cue.test(text) ? null : 'The captions file has no lines with times.';
}

export const captionsInput = z.object({
  text: z.string().superRefine((text, context) => {
    const problem = text === '' ? null : captionsProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
});
