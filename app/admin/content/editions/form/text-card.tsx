import { Button } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { CountedTextField } from '../../../ui/fields/text-field.tsx';
import { StateIcon } from '../../publishing/state-sign.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { TextLanguage } from '../../rich-text/surface.ts';
import { differenceInWords, OriginalText, useDifferences } from '../original/original-text.tsx';
import { editionTexts as texts } from '../texts.ts';
import { confirmedName, linesOf } from './edition-draft.ts';
import { signOf, type TextStanding } from './standing-of.ts';
import styles from './text-card.module.css';

interface TextCardProps {
  text: EditedText;
  label: string;
  field: FieldDefinition | null;
  standing: TextStanding;
  typed: string;
  error: string | undefined;
  original: TextLanguage;
  language: TextLanguage;
  /** Stays the same function. */
  onChange: (name: string, value: string) => void;
}

export function TextCard(props: TextCardProps) {
  const { text, label, standing, original } = props;
  const id = useId();
  const pieces = useDifferences(text);
  const isOutdated = standing === 'outdated';
  const state = isOutdated ? texts.outdated(differenceInWords(pieces)) : texts.standings[standing];
  return (
    <section
      className={styles.card}
      data-standing={standing}
      data-path={text.path}
      aria-labelledby={id}
    >
      <header>
        <h3 id={id}>{label}</h3>
        <p role="status">
          <StateIcon sign={signOf(standing)} />
          {state}
        </p>
        <Acts {...props} />
      </header>
      <div className={styles.pair}>
        <OriginalText
          text={text}
          pieces={standing === 'ready' ? null : pieces}
          language={original}
        />
        <TextControl {...props} />
      </div>
    </section>
  );
}

const typedIn = '[contenteditable], input:not([type="hidden"]), textarea';

function Acts({ text, label, standing, typed, original, onChange }: TextCardProps): ReactNode {
  const confirmed = confirmedName(text.path);
  const act = (action: string, work: (event: MouseEvent<HTMLElement>) => void) => (
    <Button variant="default" size="compact-md" mih={44} onClick={work}>
      {action}
      <span className="visuallyHidden">{texts.of(label)}</span>
    </Button>
  );
  if (standing === 'outdated') {
    return act(texts.stillRight, () => onChange(confirmed, text.original));
  }
  if (standing === 'still right') {
    return act(texts.undo, () => onChange(confirmed, text.confirmed ?? ''));
  }
  if (standing !== 'missing' || typed !== '') return null;
  return act(texts.start(languageName(original.tag)), ({ currentTarget }) => {
    // The pressed button goes.
    currentTarget.closest('section')?.querySelector<HTMLElement>(typedIn)?.focus();
    onChange(text.path, text.original);
  });
}

function TextControl({ text, label, field, typed, error, language, onChange }: TextCardProps) {
  const { path, limit, isHtml } = text;
  const named = `${label}, ${languageName(language.tag)}`;
  const change = (value: string) => onChange(path, value);
  if (isHtml) {
    return (
      <RichTextField
        name={path}
        label={named}
        isLabelled
        compact
        language={language}
        value={typed}
        {...(error && { error })}
        maxLength={limit}
        onChange={change}
      />
    );
  }
  return (
    <CountedTextField
      name={path}
      aria-label={named}
      lang={language.tag}
      dir={language.direction}
      value={typed}
      {...(error && { error })}
      maxLength={limit}
      {...(field?.advised && { advised: field.advised })}
      {...linesProps(linesOf(text, field))}
      onChange={change}
    />
  );
}

function linesProps(lines: number | undefined) {
  return lines === undefined ? {} : { lines };
}
