import { siteClock } from '../../../domain/site-clock.ts';
import previewNoteStyles from './preview-note.css?url';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: siteClock.zone });

export function PreviewNote({ until }: { until: string }) {
  const day = format.format(new Date(until));
  return (
    <>
      {/* In a file of its own: no public page needs it. */}
      <link rel="stylesheet" href={previewNoteStyles} precedence="default" />
      <p className="previewNote" role="note">
        {`A draft, shown by a private link until ${day}. It is not public.`}
      </p>
    </>
  );
}
