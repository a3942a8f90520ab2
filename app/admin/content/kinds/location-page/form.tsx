import { use, useMemo, useState } from 'react';
import { reservedSlugs } from '../../../../../domain/content/addresses/fixed-paths.ts';
import { slugFrom } from '../../../../../domain/content/addresses/slug.ts';
import type {
  LocationPage,
  LocationPageText,
} from '../../../../../domain/content/kinds/location-page.ts';
import { findLocationPageById, type SavedAs, saveLocationPage } from '../../../item-calls.ts';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import type { Listed } from '../../../ui/lists/item-states.ts';
import type { Outcome } from '../../../ui/loaded.tsx';
import { DoctorCard } from '../../doctor/doctor-card.tsx';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { FormNotes } from '../../editing/form-notes.tsx';
import { useEditing } from '../../editing/use-editing.ts';
import { HistoryLink } from '../../history/history-link.tsx';
import { FootNote } from '../../popup/foot-note.tsx';
import { PopupForm } from '../../popup/popup-form.tsx';
import { useSaving } from '../../popup/use-saving.ts';
import { PreviewButton } from '../../preview/preview-button.tsx';
import { PreviewPlace } from '../../preview/preview-place.tsx';
import { usePreviewing } from '../../preview/use-previewing.ts';
import { PublishingControl } from '../../publishing/publishing-control.tsx';
import { fieldTexts } from '../../texts/fields.ts';
import { locationTexts } from '../../texts/location-pages.ts';
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
  const { text, setAll, setText } = useLocationDraft(first);
  const id = page?.location_id ?? null;
  const editing = useEditing({
    ...{ kind: 'location-page', id, stored: page, form: journalFields, draftOf: textOf },
    ...{ draft: text, setDraft: setAll },
    find: () => findLocationPageById(id ?? 0),
  });
  const previewing = usePreviewing();
  const doctor = useDoctor({
    ...{ kind: 'location-page', id, form: journalFields, draft: text },
    inputOf: (typed) => typed,
    onMend: setAll,
  });
  const { save, refuse, forget, saving, failure, errors } = useSaving(onClose);
  const known = use(pages);
  const clashOf = useClashes(known, page);
  const missing = missingFields(text, isPublished(known, page) ? first : null);

  /** A page that visitors see is whole; a draft need not be (decision D50). */
  function submit(as: SavedAs) {
    if (as === 'published' && Object.keys(missing).length > 0) refuse(missing);
    else if (as === 'draft') send(as);
    else doctor.before(() => send(as));
  }

  function send(as: SavedAs) {
    save(() => editing.send(text, as, (typed, base) => saveLocationPage(base, typed, as)), {
      onSaved: editing.journal.sending(),
    });
  }

  function change(name: keyof LocationPageText, value: string) {
    setText(name, value);
    forget(name);
  }

  const item = { kind: 'location-page', id } as const;
  return (
    <PopupForm
      isNew={page === null}
      saving={saving}
      failure={failure}
      note={<FootNote failure={failure} otherwise={noteOf(missing)} />}
      links={
        <>
          <HistoryLink kind="location-page" id={page?.location_id} />
          <PreviewButton previewing={previewing} />
        </>
      }
      preview={
        <PreviewPlace {...item} previewing={previewing} values={text} names={journalFields} />
      }
      onSave={submit}
      onDiscard={onClose}
    >
      <FormNotes editing={editing} />
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
      <DoctorCard doctor={doctor} />
      <PublishingControl {...item} publishing={editing.publishing} />
    </PopupForm>
  );
}

/** What the foot says while nothing was refused. */
function noteOf(missing: Record<string, string>): string | null {
  const count = Object.keys(missing).length;
  return count > 0 ? locationTexts.missing(count) : null;
}

/** Whether visitors see the page already, as far as the list is known. */
function isPublished(known: Outcome<Listed<LocationPage>[]>, page: LocationPage | null): boolean {
  const all = 'data' in known ? known.data : [];
  return all.some(({ item, isDraft }) => item.location_id === page?.location_id && !isDraft);
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
