import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { PreviewFrame } from '../../../ui/preview/preview-frame.tsx';
import { type PreviewWidth, WidthChoice } from '../../../ui/preview/width-choice.tsx';
import { LoadingSpinner } from '../../ui/loaded.tsx';
import type { FieldNames } from '../journal/fields.ts';
import { previewTexts as texts } from '../texts/preview.ts';
import { openPage } from './open-page.ts';
import styles from './preview-pane.module.css';
import { useLivePreview } from './use-live-preview.ts';

const besideForm = [390, 768, 1440] as const;

export interface PreviewPaneProps {
  kind: AnyKind;
  id: string | number | null;
  /** What would be sent if the form were saved now. */
  values: object;
  names: Pick<FieldNames, 'labelOf'>;
  /** A further one that the words are in. */
  language?: string;
  width: PreviewWidth;
  widths?: readonly PreviewWidth[];
  /** Whoever edits in it hears when the page was drawn. Its links lead nowhere then. */
  onDrawn?: (page: Document) => void;
  children?: ReactNode;
}

/** The real page of what is typed, at the width of a phone, a tablet or a desktop. */
export function PreviewPane({ kind, id, values, names, width: first, ...rest }: PreviewPaneProps) {
  const { widths = besideForm, onDrawn, language, children } = rest;
  const [width, setWidth] = useState(first);
  const { html, problem, busy, retry } = useLivePreview(kind, id, { values, names, language });
  return (
    <section
      className={styles.pane}
      data-preview
      data-edited={onDrawn ? true : undefined}
      aria-label={texts.title}
    >
      <div className={styles.head}>
        <WidthChoice widths={widths} width={width} onChange={setWidth} />
        <p className={styles.state} role="status" data-kind={problem ? 'failure' : undefined}>
          {problem && (html === null ? texts.cannot(problem) : texts.behind(problem))}
          {!problem && !busy && texts.current}
        </p>
        {problem && (
          <Button variant="default" size="compact-md" onClick={retry}>
            {texts.retry}
          </Button>
        )}
        {onDrawn && html !== null && (
          <Button variant="subtle" size="compact-md" onClick={() => openPage(html)}>
            {texts.openTab}
          </Button>
        )}
      </div>
      {html !== null && (
        <PreviewFrame html={html} width={width} isHeld={onDrawn !== undefined} onDrawn={onDrawn}>
          {children}
        </PreviewFrame>
      )}
      {html === null && busy && <LoadingSpinner label={texts.making} />}
    </section>
  );
}
