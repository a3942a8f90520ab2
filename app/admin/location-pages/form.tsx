import { use, useMemo, useState } from 'react';
import {
  type LocationPage,
  type LocationPageText,
  reservedSlugs,
} from '../../../domain/location-page.ts';
import { slugFrom } from '../../../domain/slug.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { findLocationPageById, saveLocationPage } from '../item-calls.ts';
import { JournalStrip } from '../journal/journal-strip.tsx';
import { useJournal } from '../journal/use-journal.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { useMerging } from '../merge/use-merging.ts';
import { FootNote } from '../popup/foot-note.tsx';
import { PopupForm } from '../popup/popup-form.tsx';
import { useSaving } from '../popup/use-saving.ts';
import { PublishingControl } from '../publishing/publishing-control.tsx';
import { fieldTexts } from '../texts/fields.ts';
import { locationTexts } from '../texts/location-pages.ts';
import { FieldGroup } from '../ui/field-group.tsx';
import type { Listed } from '../ui/item-states.ts';
import type { Outcome } from '../ui/loaded.tsx';
import { missingFields, textOf } from './draft.ts';
import { locationGroups } from './fields.ts';
import { journalFields } from './journal-fields.ts';
import { LocationField } from './location-field.tsx';
import { useLocationDraft } from './use-location-draft.ts';

interface LocationFormProps {
  /** Null for a new one. */
  page: LocationPage | null;
  pages: Promise<Outcome<Listed<LocationPage>[]>>;
  onClose: () => void;
}

/** The popup 'Location Page Upload' for a new page or a stored one. */
export function LocationForm({ page, pages, onClose }: LocationFormProps) {
  const [first] = useState(() => textOf(page));
  const { text, changed, setAll, setText } = useLocationDraft(first);
  const id = page?.location_id ?? null;
  const merging = useMerging({
    form: journalFields,
    stored: page,
    find: () => findLocationPageById(id ?? 0),
    draftOf: textOf,
    onMerged: setAll,
  });
  const journal = useJournal({
    kind: 'location-page',
    id,
    form: journalFields,
    draft: text,
    onTake: setAll,
  });
  const { save, refuse, forget, saving, failure, errors } = useSaving(onClose);
  const clashOf = useClashes(use(pages), page);

  function submit() {
    const missing = missingFields(text);
    if (Object.keys(missing).length > 0) refuse(missing);
    else
      save(() => merging.send(text, (typed, base) => saveLocationPage(base, typed)), {
        onSaved: journal.sending(),
      });
  }

  function change(name: keyof LocationPageText, value: string) {
    setText(name, value);
    forget(name);
  }

  return (
    <PopupForm
      isNew={page === null}
      saving={saving}
      failure={failure}
      note={failure?.message ? <FootNote failure={failure} changed={changed} /> : noteOf(text)}
      links={<HistoryLink kind="location-page" id={page?.location_id} />}
      onSave={submit}
      onDiscard={onClose}
    >
      <JournalStrip journal={journal} />
      <MergeDialog question={merging.question} names={journalFields} />
      {locationGroups.map((group) => (
        <FieldGroup key={group.title} title={group.title} note={group.noteOf?.(text)}>
          <div className="fieldColumns">
            {group.fields.map((plan) => (
              <div key={plan.name} data-full={plan.full}>
                <LocationField
                  plan={plan}
                  text={text}
                  error={errors[plan.name]}
                  clashOf={clashOf}
                  onChange={(value) => change(plan.name, value)}
                />
              </div>
            ))}
          </div>
        </FieldGroup>
      ))}
      <PublishingControl kind="location-page" id={page?.location_id} />
    </PopupForm>
  );
}

/** What the foot says while nothing was refused. */
function noteOf(text: LocationPageText): string | null {
  const missing = Object.keys(missingFields(text)).length;
  return missing > 0 ? locationTexts.missing(missing) : null;
}

/** Why a slug cannot be had: another page has it, or the site itself (R-7-26). */
function useClashes(known: Outcome<Listed<LocationPage>[]>, page: LocationPage | null) {
  const taken = useMemo(() => {
    const others = 'data' in known ? known.data.map(({ item }) => item) : [];
    const slugs = others
      .filter(({ location_id }) => location_id !== page?.location_id)
      .map(({ slug_url }) => slugFrom(slug_url));
    return new Set(slugs);
  }, [known, page]);

  return (slug: string) => {
    if (reservedSlugs.has(slug)) return fieldTexts.slugReserved(`/${slug}`);
    return taken.has(slug) ? fieldTexts.slugTaken(`/${slug}`) : null;
  };
}
