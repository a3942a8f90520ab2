import { visitorsDay } from '../../../domain/settings/region.ts';
import { clockFactsOf } from '../../../domain/settings/site-facts.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import previewNoteStyles from './preview-note.css?url';

export function PreviewNote({ until, settings }: { until: string; settings: SiteSettings }) {
  const day = visitorsDay(until, clockFactsOf(settings));
  return (
    <>
      {/* In a file of its own: no public page needs it. */}
      <link rel="stylesheet" href={previewNoteStyles} precedence="default" />
      <p className="previewNote" data-ground="water" role="note">
        {`A draft, shown by a private link until ${day}. It is not public.`}
      </p>
    </>
  );
}
