import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { deleteCategoryCall, updateCategory } from '../../../../domain/api/content/categories.ts';
import { type Category, categoryFields } from '../../../../domain/content/category.ts';
import { JournalStrip } from '../../content/journal/journal-strip.tsx';
import { useTextJournal } from '../../content/journal/use-text-journal.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { categoryTexts as texts } from '../texts.ts';
import { CategoryForm } from './category-form.tsx';
import { MoveBlogs } from './move-blogs.tsx';

interface OwnCategoryProps {
  category: Category;
  others: Category[];
  blogs: number;
}

export function OwnCategory({
  category: { category_id, category },
  others,
  blogs,
}: OwnCategoryProps) {
  const [name, setName] = useState(category);
  const [leaving, setLeaving] = useState(false);
  const params = { id: category_id };
  const showAlert = useAlert();
  const { form, send, sendAndSay, busy, message, errors } = useApiCalls({ fields: ['category'] });

  const journal = useTextJournal({
    kind: 'category',
    id: category_id,
    label: texts.nameOf(category),
    stored: category,
    text: name,
    onTake: setName,
  });

  function rename(event: FormEvent) {
    event.preventDefault();
    const renamed = journal.sending();
    return send(updateCategory, { params, body: { category: name } }, async (answer) => {
      await renamed();
      showAlert({ kind: 'success', text: answer.message });
    });
  }

  /** `moveTo` is the category_id that its blogs get, or 'none'; without blogs it may be empty. */
  const remove = (moveTo: string) => sendAndSay(deleteCategoryCall, { params, query: { moveTo } });

  return (
    <CategoryForm ref={form} method="post" onSubmit={rename}>
      <JournalStrip journal={journal} />
      {message && <Failure>{message}</Failure>}
      <TextInput
        aria-label={texts.nameOf(category)}
        value={name}
        error={errors.category}
        required
        maxLength={categoryFields.category.limit}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <span>{texts.blogs(blogs)}</span>
      <Button type="submit" variant="default" disabled={name === category} loading={busy}>
        {texts.rename}
        <span className="visuallyHidden">{texts.of(category)}</span>
      </Button>
      <Button
        variant="subtle"
        color="var(--bad-700)"
        disabled={busy}
        onClick={() => (blogs > 0 ? setLeaving(true) : remove(''))}
      >
        {texts.remove}
        <span className="visuallyHidden">{texts.of(category)}</span>
      </Button>
      {leaving && (
        <MoveBlogs
          name={category}
          others={others}
          error={errors.moveTo}
          onMove={remove}
          onKeep={() => setLeaving(false)}
        />
      )}
    </CategoryForm>
  );
}
