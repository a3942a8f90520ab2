import { timeFromPublishedDate } from '../../domain/content/text/published-date.ts';

interface PublishedDateProps {
  text: string;
  className?: string;
}

/** The text as typed (R-3-07), with a `datetime` where it names one day. */
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
