import { use } from 'react';
import { timeFromPublishedDate } from '../../domain/content/text/published-date.ts';
import { PageLanguage } from './languages/page-language.ts';
import { useMessages } from './messages.ts';

interface PublishedDateProps {
  text: string;
  className?: string;
}

/**
 * The text as typed (R-3-07), with a `datetime` where it names one day. In a further language that day in its
 * words: a text that names none is in the language of origin.
 */
export function PublishedDate({ text, className }: PublishedDateProps) {
  const isOriginal = use(PageLanguage)?.current.isOrigin ?? true;
  const { day } = useMessages();
  const time = timeFromPublishedDate(text);
  if (!time) return isOriginal ? <span className={className}>{text}</span> : null;
  const iso = time.toISOString();
  return (
    <time className={className} dateTime={iso.slice(0, 10)}>
      {isOriginal ? text : day(iso, { zone: 'UTC', dates: 'day-first' })}
    </time>
  );
}
