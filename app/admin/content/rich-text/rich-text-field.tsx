import { Button, Input } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { findRemovedHtml } from '../../api.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { LeftOutNote } from './left-out-note.tsx';
import type { LeftOut } from './paste/left-out.ts';
import styles from './rich-text-field.module.css';
import { SourceView } from './source-view.tsx';
import type { SurfaceProps, TextLanguage } from './surface.ts';
import { richTextTexts as texts } from './texts.ts';

/** Tiptap comes when the first field of this kind is on screen; without it there is still the HTML. */
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then(
    (module) => ({ default: module.RichTextEditor }),
    () => ({ default: InsteadOfEditor }),
  ),
);

function InsteadOfEditor(props: SurfaceProps) {
  return <SourceView {...props} note={<p role="alert">{texts.notLoaded}</p>} />;
}

/** Milliseconds without a key after which the server is asked what it would remove: the whole text goes there. */
const cleaningDelay = 600;

/** Without an answer nothing is named; saving cleans. */
const removedOf = (html: string) => findRemovedHtml(html).catch(() => []);

interface RichTextFieldProps {
  name: string;
  label: string;
  /** HTML. It goes out as it came in, to the byte, until something is typed. */
  value: string;
  error?: string;
  onChange: (html: string) => void;
  /** One line while it is empty and nobody works in it. */
  compact?: boolean;
  language?: TextLanguage;
  /** Its label stands beside it already. */
  isLabelled?: boolean;
  /** Most UTF-16 code units of HTML; beyond it a message stands here, nothing is cut. */
  maxLength: number;
}

/** A text with headings, lists, links and pictures, or its HTML (threat T06: the server cleans it). */
export function RichTextField({
  name,
  label,
  value,
  error,
  onChange,
  maxLength,
  compact = false,
  language,
  isLabelled = false,
}: RichTextFieldProps) {
  const id = useId();
  const [isSource, setSource] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const [typedSource, setTypedSource] = useState<string | null>(null);
  const removed = useAnswer(typedSource, removedOf, cleaningDelay)?.value ?? [];
  const message = value.length > maxLength ? texts.tooLong(maxLength) : error;

  const surface: SurfaceProps = {
    id,
    labelledBy: `${id}-label`,
    describedBy: `${id}-count ${id}-error`,
    invalid: Boolean(message),
    value,
    ...(language && { language }),
    onChange,
    onLeftOut: setLeftOut,
    onTypedHtml: setTypedSource,
  };

  function changeSource(html: string) {
    setTypedSource(html);
    onChange(html);
  }

  const isCompact = compact && value === '' && !message && !isSource;
  return (
    <div className={styles.field} data-rich-text data-compact={isCompact || undefined}>
      <div className={styles.head}>
        <Input.Label
          id={surface.labelledBy}
          className={isLabelled ? 'visuallyHidden' : undefined}
          htmlFor={id}
          labelElement="div"
          size="md"
        >
          {label}
        </Input.Label>
        <Button variant="subtle" size="compact-sm" onClick={() => setSource(!isSource)}>
          {isSource ? texts.showText : texts.showSource}
          <span className="visuallyHidden"> for {label}</span>
        </Button>
      </div>
      <input type="hidden" name={name} value={value} />
      <div className={styles.frame} data-invalid={surface.invalid || undefined}>
        {isSource ? (
          <SourceView {...surface} onChange={changeSource} />
        ) : (
          <Suspense fallback={<Waiting />}>
            <RichTextEditor {...surface} />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        <div id={`${id}-error`}>{message && <Input.Error role="alert">{message}</Input.Error>}</div>
        <small id={`${id}-count`}>{texts.length(value.length, maxLength)}</small>
      </div>
      <LeftOutNote
        title={texts.leftOut(leftOut.length)}
        more={leftOut.some(({ hasWords }) => hasWords) ? texts.wordsLeftOut : texts.allWords}
        parts={leftOut}
        onClose={() => setLeftOut([])}
      />
      <LeftOutNote
        title={texts.removed(removed.length)}
        parts={removed.map((name) => ({ name, source: '', hasWords: false }))}
        onClose={() => setTypedSource(null)}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner label={texts.loading} />
    </div>
  );
}
