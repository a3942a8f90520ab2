import { timeFromPublishedDate } from '../../../domain/published-date.ts';

/** The free text as it was typed (R-3-07), readable for machines where it speaks of a day without doubt. */
export function PublishedDate({ text }: { text: string }) {
  const time = timeFromPublishedDate(text);
  return time ? (
    <time dateTime={time.toISOString().slice(0, 10)}>{text}</time>
  ) : (
    <span>{text}</span>
  );
}
