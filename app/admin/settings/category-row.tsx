import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Category, categoryLimit } from '../../../domain/content/category.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useTextJournal } from '../content/journal/use-text-journal.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { Failure } from '../ui/loaded.tsx';
import { useSending } from '../ui/use-sending.ts';
import { deleteCategory, renameCategory } from './calls.ts';
import { MoveBlogs } from './move-blogs.tsx';
import { categoryTexts as texts } from './texts.ts';

interface CategoryRowProps {
  category: Category;
  /** Where its blogs may go. */
  others: Category[];
  /** How many blogs have it. */
  blogs: number;
}

export function CategoryRow({
  category: { category_id, category },
  others,
  blogs,
}: CategoryRowProps) {
  const [name, setName] = useState(category);
  const [leaving, setLeaving] = useState(false);
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const { form, send, busy, message, errors } = useSending(['category']);

  const journal = useTextJournal({
    kind: 'category',
    id: category_id,
    label: texts.nameOf(category),
    stored: category,
    text: name,
    onTake: setName,
  });

  async function change(work: () => Promise<{ message: string }>) {
    const isDone = await send(async () => {
      showAlert({ kind: 'success', text: (await work()).message });
    });
    if (isDone) await revalidate();
  }

  function rename(event: FormEvent) {
    event.preventDefault();
    const renamed = journal.sending();
    return change(async () => {
      const answer = await renameCategory(category_id, name);
      await renamed();
      return answer;
    });
  }

  const remove = (moveTo: string) => change(() => deleteCategory(category_id, moveTo));

  return (
    <form ref={form} className="categoryForm" method="post" onSubmit={rename}>
      <JournalStrip journal={journal} />
      {message && <Failure>{message}</Failure>}
      <TextInput
        aria-label={texts.nameOf(category)}
        value={name}
        error={errors.category}
        required
        maxLength={categoryLimit}
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
    </form>
  );
}
