import type { Fields } from '../../../../domain/content/merge/merge.ts';

export function changedFields(first: Fields, now: Fields): Fields {
  return Object.fromEntries(
    Object.entries(now).filter(([name, text]) => text !== (first[name] ?? '')),
  );
}

/** What people call a field of a form, and how they read its text. */
export interface FieldNames {
  labelOf: (name: string) => string;
  /** Absent where each text is read as it stands. */
  readableOf?: (name: string, text: string) => string;
  /** The address of the picture that a text is; null for words. */
  pictureOf?: (name: string, text: string) => string | null;
}

/** How a form's draft becomes fields and is made of them again. */
export interface FormFields<Draft> extends FieldNames {
  fieldsOf: (draft: Draft) => Fields;
  /** Fields that it does not know are left out. */
  draftFrom: (fields: Fields) => Draft;
}
