import { useMemo } from 'react';
import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import {
  countDiffering,
  type Piece,
  wordDifferences,
} from '../../../../../domain/content/text/word-differences.ts';
import { WordDifferences } from '../../../../ui/word-differences.tsx';
import type { TextLanguage } from '../../rich-text/surface.ts';
import { editionTexts as texts } from '../texts.ts';
import { HtmlAsRead } from './html-as-read.tsx';
import styles from './original-text.module.css';
import { readableHtml } from './readable-html.ts';

/** What has changed in the original since a text was confirmed; null where nothing can be said. */
export function useDifferences({ original, confirmed, isHtml }: EditedText): Piece[] | null {
  return useMemo(() => {
    if (confirmed === null || confirmed === original) return null;
    const readable = isHtml ? readableHtml : (text: string) => text;
    return wordDifferences(readable(confirmed), readable(original));
  }, [original, confirmed, isHtml]);
}

export function differenceInWords(pieces: Piece[] | null): string {
  return pieces ? texts.differing(countDiffering(pieces)) : texts.neverConfirmed;
}

interface OriginalTextProps {
  text: EditedText;
  /** Null while the text agrees with it. */
  pieces: Piece[] | null;
  language: TextLanguage;
}

/** The original beside a text: as it is read, or with what has changed in it. */
export function OriginalText({ text, pieces, language }: OriginalTextProps) {
  return (
    <div
      className={styles.original}
      data-html={(!pieces && text.isHtml) || undefined}
      lang={language.tag}
      dir={language.direction}
    >
      {pieces && (
        <p>
          <WordDifferences pieces={pieces} />
        </p>
      )}
      {!pieces && (text.isHtml ? <HtmlAsRead html={text.original} /> : text.original)}
      {pieces && <small lang="en">{texts.legend}</small>}
    </div>
  );
}
