import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { remarkLimits } from '../../../../../domain/content/remarks/limits.ts';
import type { MarkedWords } from '../../../../../domain/content/remarks/remark.ts';
import { Actions } from '../../../ui/layout/layout.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useKeptText } from '../../journal/use-kept-text.ts';
import { remarkTexts as texts } from '../texts.ts';
import styles from './composer.module.css';
import { MentionList } from './mention-list.tsx';
import { useMentioning } from './use-mentioning.ts';

interface ComposerProps {
  /** What is typed stands here again after a reload. */
  keptAs: string;
  label: string;
  words?: MarkedWords | null;
  onDropWords?: () => void;
  /** What stood there before, when a remark is changed. */
  first?: string;
  send: string;
  onSend: (text: string) => Promise<boolean>;
  onCancel: (from: HTMLElement) => void;
  isFocused?: boolean;
}

/** No form of its own: it stands within the form of an item. */
export function Composer({ keptAs, label, words, first = '', ...rest }: ComposerProps) {
  const [text, change, forget] = useKeptText(keptAs, first);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const mentioning = useMentioning(field, text, change);
  const isTooLong = text.length > remarkLimits.text;

  async function send() {
    if (busy || isTooLong || text.trim() === '') return field.current?.focus();
    setBusy(true);
    if ((await rest.onSend(text)) && forget()) change(first);
    setBusy(false);
  }

  function press(event: KeyboardEvent) {
    if (mentioning.press(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Ctrl+Enter saves the form around it elsewhere.
    event.preventDefault();
    event.stopPropagation();
    send();
  }

  return (
    <Stack gap="small">
      {words && (
        <p className={styles.words}>
          <q dir="auto">{words.quote}</q>
          <Button variant="subtle" size="compact-sm" onClick={rest.onDropWords}>
            {texts.forget}
          </Button>
        </p>
      )}
      <div className={styles.field}>
        <Textarea
          ref={field}
          label={label}
          placeholder={texts.placeholder}
          value={text}
          minRows={2}
          autosize
          maxRows={10}
          dir="auto"
          error={isTooLong ? texts.tooLong(text.length) : undefined}
          autoFocus={rest.isFocused}
          {...mentioning.field}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={press}
        />
        <MentionList mentioning={mentioning} />
      </div>
      <Actions data-gap="small">
        <Button size="compact-md" loading={busy} onClick={send}>
          {rest.send}
        </Button>
        <Button
          variant="subtle"
          color="water.9"
          size="compact-md"
          onClick={(event) => {
            // What was typed to change a remark is dropped; a new one stays for later.
            if (first !== '') forget();
            rest.onCancel(event.currentTarget);
          }}
        >
          {first === '' ? texts.close : texts.cancel}
        </Button>
        <small className="soft">{texts.hint}</small>
      </Actions>
    </Stack>
  );
}
