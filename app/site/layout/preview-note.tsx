import { clockFactsOf } from '../../../domain/settings/site-facts.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { useMessages } from '../../ui/messages.ts';
import previewNoteStyles from './preview-note.css?url';

export function PreviewNote({ until, settings }: { until: string; settings: SiteSettings }) {
  const { text, day } = useMessages();
  return (
    <>
      {/* In a file of its own: no public page needs it. */}
      <link rel="stylesheet" href={previewNoteStyles} precedence="default" />
      <p className="previewNote" data-ground="water" role="note">
        {text('layout.draft', { day: day(until, clockFactsOf(settings)) })}
      </p>
    </>
  );
}
