import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CategoryUse } from '../../../../domain/api/content/categories.ts';
import { createCategory } from '../../../../domain/api/content/categories.ts';
import {
  allCategories,
  type Category,
  categoryFields,
} from '../../../../domain/content/category.ts';
import { JournalStrip } from '../../content/journal/journal-strip.tsx';
import { useTextJournal } from '../../content/journal/use-text-journal.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Rows } from '../../ui/layout/layout.tsx';
import { Failure, Loaded, type Outcome } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { categoryTexts as texts } from '../texts.ts';
import { CategoryForm } from './category-form.tsx';
import { OwnCategory } from './own-category.tsx';

interface CategoriesCardProps {
  use: Promise<Outcome<[Category[], CategoryUse[]]>>;
}

/** The categories of blogs; 'All' stays (decision D31). */
export function CategoriesCard({ use }: CategoriesCardProps) {
  return (
    <CardSection id="categories" title={texts.title} note={texts.note}>
      <Loaded of={use} waiting={texts.loading}>
        {([categories, uses]) => (
          <Rows>
            {categories.map((category) => (
              <li key={category.category_id}>
                {category.category === allCategories ? (
                  <p>
                    <strong>{allCategories}</strong> {texts.stays}
                  </p>
                ) : (
                  <OwnCategory
                    category={category}
                    others={categories.filter((other) => other !== category)}
                    blogs={countIn(uses, category)}
                  />
                )}
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
      <AddCategory />
    </CardSection>
  );
}

function countIn(uses: CategoryUse[], { category_id }: Category): number {
  return uses.find((use) => use.category_id === category_id)?.blogs ?? 0;
}

function AddCategory() {
  const [name, setName] = useState('');
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['category'] });
  const journal = useTextJournal({
    kind: 'category',
    id: null,
    label: categoryFields.category.label,
    stored: '',
    text: name,
    onTake: setName,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const added = journal.sending();
    return send(createCategory, { body: { category: name } }, async () => {
      await added();
      setName('');
    });
  }

  return (
    <CategoryForm ref={form} method="post" onSubmit={submit}>
      <JournalStrip journal={journal} />
      {message && <Failure>{message}</Failure>}
      <TextInput
        label={categoryFields.category.label}
        value={name}
        error={errors.category}
        required
        maxLength={categoryFields.category.limit}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {texts.add}
      </Button>
    </CategoryForm>
  );
}
