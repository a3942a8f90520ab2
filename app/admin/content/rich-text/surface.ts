import type { Direction } from '../../../../domain/languages/tag.ts';
import type { LeftOut } from './paste/left-out.ts';

export interface TextLanguage {
  tag: string;
  direction: Direction;
}

/** What the two views of a rich text, the written one and its HTML, are given. */
export interface SurfaceProps {
  /** Id of the element that takes the text. */
  id: string;
  /** Id of the element that holds the field's label. */
  labelledBy: string;
  /** Ids of hint, counter and error. */
  describedBy: string;
  invalid: boolean;
  value: string;
  /** Of an edition; absent: each line stands in its own direction. */
  language?: TextLanguage;
  onChange: (html: string) => void;
  /** What of a pasted text, or of dropped files, found no place; an empty list after one that fits. */
  onLeftOut: (parts: LeftOut[]) => void;
  /** HTML that was typed, before the view made it a text. */
  onTypedHtml: (html: string) => void;
}
