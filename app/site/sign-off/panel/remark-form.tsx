import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { SectionShown } from '../../../../domain/api/content/sign-off/client.ts';
import { remarkLimits } from '../../../../domain/content/remarks/limits.ts';
import type { MarkedWords } from '../../../../domain/content/remarks/remark.ts';
import { Button } from '../../../ui/button.tsx';
import type { MarkedOnPage } from '../page/page-text.ts';
import { useTyped } from '../use-typed.ts';
import { useWords } from '../words.ts';
import { BoxForm, Labelled, TextButton } from './parts.tsx';
import styles from './remark-form.module.css';

export interface NewRemark {
  section: string;
  field: string;
  words: MarkedWords | null;
  text: string;
}

export interface TypedRemark {
  isThere: boolean;
  focus: () => void;
  send: () => Promise<boolean>;
}

interface RemarkFormProps {
  typed: Ref<TypedRemark>;
  linkName: string;
  sections: readonly SectionShown[];
  /** The words that it is about; null for a whole section. */
  about: MarkedOnPage | null;
  onForget: () => void;
  busy: boolean;
  onSend: (remark: NewRemark) => Promise<boolean>;
}

export function RemarkForm(props: RemarkFormProps) {
  const { typed, linkName, sections, about, onForget, busy, onSend } = props;
  const { words, fill, number } = useWords();
  const [text, setText, forgetText] = useTyped(`sign-off-remark-${linkName}`);
  const [instead, setInstead, forgetInstead] = useTyped(`sign-off-instead-${linkName}`);
  const [kept, setChosen] = useTyped(`sign-off-section-${linkName}`);
  const chosen = sections.some(({ id }) => id === kept) ? kept : (sections[0]?.id ?? '');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > remarkLimits.text;
  const tooLong = fill(words.tooLong, {
    used: number(text.length),
    limit: number(remarkLimits.text),
  });
  const error = isTooLong ? tooLong : problem;

  const proposed = about ? instead.trim() : '';
  const remark = text.trim() === '' ? proposed : text;

  async function send(): Promise<boolean> {
    if (remark === '') setProblem(words.textMissing);
    if (remark === '' || isTooLong) {
      field.current?.focus();
      return false;
    }
    const whole = { section: chosen, field: '', words: null };
    const marked = about && proposed && { ...about, words: { ...about.words, instead: proposed } };
    if (!(await onSend({ ...(marked || about || whole), text: remark }))) return false;
    forgetText(text);
    if (about) forgetInstead(instead);
    return true;
  }

  useImperativeHandle(typed, () => ({
    isThere: remark !== '',
    focus: () => field.current?.focus(),
    send,
  }));

  return (
    <BoxForm onSend={send}>
      {about ? (
        <p>
          <q dir="auto">{about.words.quote}</q>
          <TextButton onClick={onForget}>{words.wholeSection}</TextButton>
        </p>
      ) : (
        <Labelled label={words.remarkOn}>
          {(id) => (
            <select
              id={id}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {sections.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <Labelled label={words.remark}>
        {(id) => (
          <textarea
            id={id}
            ref={field}
            rows={3}
            dir="auto"
            value={text}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error === '' ? undefined : 'remark-problem'}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setProblem('');
            }}
          />
        )}
      </Labelled>
      {about && (
        <Labelled label={words.instead}>
          {(id) => (
            <input
              id={id}
              type="text"
              dir="auto"
              maxLength={remarkLimits.quote}
              value={instead}
              onChange={(event) => {
                setInstead(event.currentTarget.value);
                setProblem('');
              }}
            />
          )}
        </Labelled>
      )}
      {error !== '' && (
        <p id="remark-problem" className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <Button size="small" variant="line" type="submit" busy={busy}>
        {words.send}
      </Button>
    </BoxForm>
  );
}
