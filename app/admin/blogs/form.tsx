import { use, useCallback, useMemo, useState } from 'react';
import type { Blog, BlogContentItem, BlogListItem } from '../../../domain/blog.ts';
import type { Category } from '../../../domain/category.ts';
import { slugFrom } from '../../../domain/slug.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { findBlogById, saveBlog } from '../item-calls.ts';
import { JournalStrip } from '../journal/journal-strip.tsx';
import { useJournal } from '../journal/use-journal.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { useMerging } from '../merge/use-merging.ts';
import { FootNote } from '../popup/foot-note.tsx';
import { PopupForm } from '../popup/popup-form.tsx';
import { useSaving } from '../popup/use-saving.ts';
import { PublishingControl } from '../publishing/publishing-control.tsx';
import type { Listed } from '../ui/item-states.ts';
import type { Outcome } from '../ui/loaded.tsx';
import { ArticleFields } from './article-fields.tsx';
import { BannerFields, SearchEngineFields } from './blog-fields.tsx';
import { type BlogText, draftOf, errorsOfForm, inputOf, pairField } from './draft.ts';
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
  const merging = useMerging({
    form: journalFields,
    stored: blog,
    find: () => findBlogById(id ?? 0),
    draftOf,
    onMerged: setDraft,
  });
  const journal = useJournal({ kind: 'blog', id, form: journalFields, draft, onTake: setDraft });
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

  return (
    <PopupForm
      isNew={blog === null}
      saving={saving}
      failure={failure}
      note={<FootNote failure={failure} changed={changed} />}
      links={<HistoryLink kind="blog" id={blog?.blog_id} />}
      onSave={() =>
        save(() => merging.send(draft, (typed, base) => saveBlog(base, inputOf(typed))), {
          nameFields: (found) => errorsOfForm(found, draft),
          onSaved: journal.sending(),
        })
      }
      onDiscard={onClose}
    >
      <JournalStrip journal={journal} />
      <MergeDialog question={merging.question} names={journalFields} />
      <ArticleFields
        {...fields}
        categories={'data' in known ? known.data : []}
        takenSlugs={takenSlugs}
      />
      <BannerFields {...fields} />
      <PairsEditor pairs={draft.pairs} errors={errors} onChange={changePair} onMove={movePair} />
      <SearchEngineFields {...fields} />
      <PublishingControl kind="blog" id={blog?.blog_id} />
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
