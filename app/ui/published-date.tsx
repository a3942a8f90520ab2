import { timeFromPublishedDate } from '../../domain/content/text/published-date.ts';

interface PublishedDateProps {
  text: string;
  className?: string;
}

/** The free text as it was typed (R-3-07), readable for machines where it speaks of a day without doubt. */
export function PublishedDate({ text, className }: PublishedDateProps) {
  const time = timeFromPublishedDate(text);
  return time ? (
    <time className={className} dateTime={time.toISOString().slice(0, 10)}>
      {text}
    </time>
  ) : (
    <span className={className}>{text}</span>
  );
}
