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

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** A paragraph ends with the first sentence that ends after so many characters. */
const paragraphLength = 300;

/** What captions say, as paragraphs: the transcript of their film. */
export function transcriptOf(captions: string): string[] {
  const blocks = captions.replaceAll('\r\n', '\n').split(/\n{2,}/);
  const texts = blocks.flatMap((block) => {
    const lines = block.split('\n');
    const time = lines.findIndex((line) => cue.test(line));
    const text = time < 0 ? '' : lines.slice(time + 1).join(' ');
    return text
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .trim();
  });
  const paragraphs = [''];
  for (const text of texts.filter((each, i) => each !== '' && each !== texts[i - 1])) {
    const last = paragraphs.at(-1) ?? '';
    const isFull = last.length > paragraphLength && /[.?!…]$/.test(last);
    if (isFull) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`.trim();
  }
  return paragraphs.filter((text) => text !== '');
}

export const captionsInput = z.object({
  text: z.string().superRefine((text, context) => {
    const problem = text === '' ? null : captionsProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
});
