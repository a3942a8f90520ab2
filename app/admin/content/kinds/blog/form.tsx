import { use, useCallback, useMemo, useState } from 'react';
import { slugFrom } from '../../../../../domain/content/addresses/slug.ts';
import type { Category } from '../../../../../domain/content/category.ts';
import type {
  Blog,
  BlogContentItem,
  BlogListItem,
} from '../../../../../domain/content/kinds/blog.ts';
import { findBlogById, type SavedAs, saveBlog } from '../../../item-calls.ts';
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
import { popupTexts } from '../../texts/popup.ts';
import { ArticleFields } from './article-fields.tsx';
import { BannerFields, SearchEngineFields } from './blog-fields.tsx';
import { type BlogText, draftOf, errorsOfForm, inputOf, pairField, placeOf } from './draft.ts';
import { journalFields } from './journal-fields.ts';
import { PairsEditor } from './pairs-editor.tsx';
import { useBlogDraft } from './use-blog-draft.ts';

interface BlogFormProps {
  /** Null for a new one. */
  blog: Blog | null;
  blogs: Promise<Outcome<Listed<BlogListItem>[]>>;
  categories: Promise<Outcome<Category[]>>;
  onClose: () => void;
}

/** The popup 'Blogs Upload' for a new blog or a stored one (R-2.7-11). */
export function BlogForm({ blog, blogs, categories, onClose }: BlogFormProps) {
  const [first] = useState(() => draftOf(blog));
  const { draft, changed, setText, setPair, movePair, setDraft } = useBlogDraft(first);
  const id = blog?.blog_id ?? null;
  const editing = useEditing({
    ...{ kind: 'blog', id, stored: blog, form: journalFields, draftOf, draft, setDraft },
    find: () => findBlogById(id ?? 0),
  });
  const previewing = usePreviewing();
  const doctor = useDoctor({
    ...{ kind: 'blog', id, form: journalFields, draft, inputOf, placeOf },
    onMend: setDraft,
  });
  const { save, forget, saving, failure, errors } = useSaving(onClose);
  const known = use(categories);
  const takenSlugs = useTakenSlugs(use(blogs), blog);
  const fields = {
    text: draft.text,
    errors,
    onChange(name: keyof BlogText, value: string) {
      setText(name, value);
      forget(name);
    },
  };

  const changePair = useCallback(
    (number: number, part: Partial<BlogContentItem>) => {
      setPair(number, part);
      if ('heading' in part) forget(pairField(number, 'heading'));
      if ('paragraph' in part) forget(pairField(number, 'paragraph'));
    },
    [setPair, forget],
  );

  function send(as: SavedAs) {
    save(() => editing.send(draft, as, (typed, base) => saveBlog(base, inputOf(typed), as)), {
      nameFields: (found) => errorsOfForm(found, draft),
      onSaved: editing.journal.sending(),
    });
  }

  function submit(as: SavedAs) {
    if (as === 'draft') send(as);
    else doctor.before(() => send(as));
  }

  const item = { kind: 'blog', id } as const;
  return (
    <PopupForm
      isNew={blog === null}
      saving={saving}
      failure={failure}
      note={<FootNote failure={failure} otherwise={changed ? popupTexts.unsaved : null} />}
      links={
        <>
          <HistoryLink kind="blog" id={blog?.blog_id} />
          <PreviewButton previewing={previewing} />
        </>
      }
      preview={
        <PreviewPlace
          {...item}
          previewing={previewing}
          values={inputOf(draft)}
          names={journalFields}
        />
      }
      onSave={submit}
      onDiscard={onClose}
    >
      <FormNotes editing={editing} />
      <ArticleFields
        {...fields}
        categories={'data' in known ? known.data : []}
        takenSlugs={takenSlugs}
      />
      <BannerFields {...fields} />
      <PairsEditor pairs={draft.pairs} errors={errors} onChange={changePair} onMove={movePair} />
      <SearchEngineFields {...fields} />
      <DoctorCard doctor={doctor} />
      <PublishingControl {...item} publishing={editing.publishing} />
    </PopupForm>
  );
}

/** The address parts that other blogs have, as far as the list is known. */
function useTakenSlugs(known: Outcome<Listed<BlogListItem>[]>, blog: Blog | null): Set<string> {
  return useMemo(() => {
    const others = 'data' in known ? known.data.map(({ item }) => item) : [];
    const slugs = others
      .filter(({ blog_id }) => blog_id !== blog?.blog_id)
      .map(({ slug_url }) => slugFrom(slug_url));
    return new Set(slugs);
  }, [known, blog]);
}
