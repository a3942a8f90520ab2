import type { FieldDefinition } from '../../../../domain/content/fields/fields.ts';
import type { NamedPart } from '../../../../domain/content/fields/part-in-words.ts';
import type { Fields } from '../../../../domain/content/merge/merge.ts';
import type { FieldPlace } from '../doctor/use-doctor.ts';

/** A text inside a field that remarks can be about. */
export interface TextPart {
  path: string;
  isHtml: boolean;
  /** What people call it where the form names it by the same path. */
  label?: string;
}

/**
 * What a form holds of a field while it is typed, how that is sent, and how it is written down as texts
 * for the journal and for merging.
 */
export interface Codec<Typed = unknown> {
  typedOf(stored: unknown, field: FieldDefinition): Typed;
  /** All that is typed, as a draft keeps it (decision D56). */
  sentOf(typed: Typed, field: FieldDefinition): unknown;
  textsOf(name: string, typed: Typed, field: FieldDefinition): Fields;
  typedFrom(name: string, texts: Fields, field: FieldDefinition): Typed;
  /** What people call one of its texts; null for a text of another field. Absent: by the field's label. */
  labelOf?(part: string, name: string, field: FieldDefinition): string | null;
  readableOf?(text: string): string;
  /** What one of its texts is, by what is typed now; null for a text of another field, or of none. */
  partNamed?(name: string, part: string, typed: Typed): NamedPart | null;
  /** Its texts as the server names them; absent: it is one text, or none to speak of. */
  partsOf?(name: string, typed: Typed, field: FieldDefinition): TextPart[];
  /**
   * Where a part of the field that the server names is shown; null where it is named alike. `isWhole`:
   * it was sent as visitors shall see it.
   */
  placeOf?(
    name: string,
    part: string,
    typed: Typed,
    isWhole: boolean,
    field: FieldDefinition,
  ): FieldPlace | null;
}

/** A row or a section as it is typed; each value is as the control of its field types it. */
export interface ListEntry {
  id: string;
  values: Readonly<Record<string, unknown>>;
}
