import { memo, useId } from 'react';
import { siteFacts } from '../../../site-facts.ts';
import { languageOf } from '../language-names.ts';
import type { EditionEditor } from '../use-edition-editor.ts';
import type { TextGroupOf } from './groups-of.ts';
import type { Standing } from './standing-of.ts';
import { TextCard } from './text-card.tsx';
import styles from './text-group.module.css';

interface TextGroupProps {
  group: TextGroupOf;
  editor: EditionEditor;
  standings: ReadonlyMap<string, Standing>;
  errors: Record<string, string>;
}

/** Typing redraws one text only. */
const Card = memo(TextCard, (before, now) =>
  (['text', 'standing', 'typed', 'error', 'onChange'] as const).every(
    (name) => before[name] === now[name],
  ),
);

export function TextGroup({ group, editor, standings, errors }: TextGroupProps) {
  const id = useId();
  const { place, form, draft, setField } = editor;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{group.title}</h2>
      {group.texts.map(({ text, label }) => (
        <Card
          key={text.path}
          text={text}
          label={label}
          field={form.fieldOf(text)}
          standing={standings.get(text.path) ?? 'ready'}
          typed={draft[text.path] ?? ''}
          error={errors[text.path]}
          original={languageOf(siteFacts().languages.origin)}
          language={languageOf(place.language)}
          onChange={setField}
        />
      ))}
    </section>
  );
}
