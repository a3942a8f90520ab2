import type { FieldDefinitions } from '../../../../domain/content/fields/fields.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import type { Deletion } from '../../item-calls.ts';
import type { Doctor } from '../doctor/use-doctor.ts';
import type { EditingNotes } from '../editing/use-editing.ts';
import type { FormDraft } from '../editor/draft.ts';
import type { Editor } from '../editor/use-editor.ts';
import type { FieldNames } from '../journal/fields.ts';

/** What the bar needs of an editor: of an item, or of an edition of one. */
export interface BarEditor extends Pick<Editor, 'id' | 'changes' | 'previewing'> {
  kind: { name: StoredKind; fields: FieldDefinitions };
  draft: FormDraft;
  names: FieldNames;
  editing: EditingNotes & Pick<Editor['editing'], 'stateName'>;
  doctor: Pick<Doctor, 'ask' | 'checkup' | 'before' | 'isHolding' | 'keepReason'>;
  remove: () => Promise<Deletion>;
}
