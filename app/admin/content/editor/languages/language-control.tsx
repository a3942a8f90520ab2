import { useState } from 'react';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { prefixOf } from '../../../../../domain/languages/language-path.ts';
import { directionOf, furtherTag, tagLimit } from '../../../../../domain/languages/tag.ts';
import { hasCatalogue } from '../../../../../domain/messages/catalogue-of.ts';
import { OptionsField } from '../../../ui/fields/options-field.tsx';
import { nativeName } from '../../editions/language-names.ts';
import { textControl } from '../controls/control-parts.tsx';
import type { ControlProps } from '../form.ts';
import { commonLanguages } from './common-languages.ts';
import { languageTexts as texts } from './texts.ts';

const offered = 6;

const options = commonLanguages.map((tag) => ({
  key: tag,
  title: languageName(tag),
  note: `${nativeName(tag)} · ${tag}`,
}));

/** Those whose tag or name begins with what is typed. */
function optionsFor(typed: string) {
  const begin = typed.trim().toLowerCase();
  if (begin === '') return [];
  return options
    .filter(({ key, title, note }) =>
      [key, title, note].some((words) => words.toLowerCase().startsWith(begin)),
    )
    .slice(0, offered);
}

/** What is known of a tag that names a language. */
function knownOf(tag: string): string | undefined {
  if (!furtherTag.safeParse(tag).success) return undefined;
  const known = texts.known(languageName(tag), directionOf(tag) === 'rtl', prefixOf(tag));
  return hasCatalogue(tag) ? known : `${known} ${texts.staysEnglish}`;
}

/** The tag of a language: one of the common ones, found by its name, or any other. */
export function LanguageControl(props: ControlProps) {
  const { field, form } = props;
  const { name, value, error, onChange } = textControl(props);
  const [isTyped, setTyped] = useState(false);
  const found = isTyped ? optionsFor(value) : [];

  function change(tag: string, typed: boolean) {
    setTyped(typed);
    onChange(tag);
  }

  return (
    <OptionsField
      name={name}
      id={form.frame.hasIds ? name : undefined}
      label={field.label}
      description={knownOf(value.trim()) ?? field.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={error}
      dir="ltr"
      maxLength={tagLimit}
      options={found}
      listLabel={texts.options}
      status={found.length > 0 ? texts.found(found.length) : null}
      onType={(typed) => change(typed, true)}
      onPick={({ key }) => change(key, false)}
    />
  );
}
