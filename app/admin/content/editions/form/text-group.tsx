import { memo, useId } from 'react';
import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { siteFacts } from '../../../site-facts.ts';
import { RemarkSpot } from '../../remarks/remark-spot.tsx';
import { languageOf } from '../language-names.ts';
import type { EditionDraft } from './edition-draft.ts';
import type { TextGroupOf } from './groups-of.ts';
import type { TextStanding } from './standing-of.ts';
import { TextCard } from './text-card.tsx';
import styles from './text-group.module.css';

interface TextGroupProps {
  group: TextGroupOf;
  language: string;
  fieldOf: (text: EditedText) => FieldDefinition | null;
  draft: EditionDraft;
  /** Stays the same function. */
  onChange: (name: string, value: string) => void;
  standings: ReadonlyMap<string, TextStanding>;
  errors: Record<string, string>;
}

const Card = memo(TextCard, (before, now) =>
  (['text', 'standing', 'typed', 'error', 'onChange'] as const).every(
    (name) => before[name] === now[name],
  ),
);

export function TextGroup(props: TextGroupProps) {
  const { group, language, draft, standings, errors } = props;
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{group.title}</h2>
      {group.texts.map(({ text, label }) => (
        <RemarkSpot key={text.path} control={text.path}>
          <Card
            text={text}
            label={label}
            field={props.fieldOf(text)}
            standing={standings.get(text.path) ?? 'ready'}
            typed={draft[text.path] ?? ''}
            error={errors[text.path]}
            original={languageOf(siteFacts().languages.origin)}
            language={languageOf(language)}
            onChange={props.onChange}
          />
        </RemarkSpot>
      ))}
    </section>
  );
}
