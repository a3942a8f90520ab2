import type { ComponentType, ReactNode } from 'react';
import type { Category } from '../../../../domain/content/category.ts';
import type { FieldDefinition } from '../../../../domain/content/fields/fields.ts';
import type { GroupDefinition } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { ItemId } from '../../item-calls.ts';
import type { FormDraft, FormKind } from './draft.ts';
import type { Update } from './use-draft.ts';

/** What a kind's form shows beyond its fields, by the name of a field or the id of a group. */
export interface FormExtras {
  /** Below a field, instead of its `hint`. */
  hints?: Record<string, (typed: string) => ReactNode>;
  /** Beside the title of a group, instead of its `note`. */
  notes?: Record<string, (draft: FormDraft) => ReactNode>;
  below?: Record<string, (draft: FormDraft) => ReactNode>;
  /** After the label of a control, or the number of a row. */
  mark?: (name: string) => ReactNode;
  /** Fields that a complete group may lack. */
  mayLack?: (name: string, draft: FormDraft) => boolean;
}

interface GroupProps {
  group: GroupDefinition;
  note: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export interface Frame {
  Group: ComponentType<GroupProps>;
  Columns: ComponentType<{ children: ReactNode }>;
  hasIds: boolean;
}

export interface EditorForm {
  kind: FormKind;
  /** Null for what has no address of its own. */
  itemKind: AnyKind | null;
  /** Null for an item that is not stored yet. */
  id: ItemId | null;
  frame: Frame;
  extras: FormExtras;
  draft: FormDraft;
  errors: Record<string, string>;
  categories: Category[];
  /** Stays the same function. `mended` is the control whose sentence goes. */
  change: (name: string, update: Update, mended: string) => void;
}

export interface ControlProps {
  name: string;
  field: FieldDefinition;
  group: GroupDefinition;
  form: EditorForm;
  /** Stays the same function: typing redraws one pair only. */
  onChange: (update: Update, mended?: string) => void;
}
