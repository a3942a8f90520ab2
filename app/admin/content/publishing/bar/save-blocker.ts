import { errorsIn } from '../../doctor/use-doctor.ts';
import type { SaveFailure } from '../../editor/use-saving.ts';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import type { BarEditor } from '../bar-editor.ts';
import type { HeldSave } from '../form-saving.ts';
import type { BarWords } from './bar-words.ts';

/** What is in the way of a save or of a change of state; it takes over the words of the bar. */
export interface SaveBlocker extends BarWords {
  kind: 'uploads' | 'colleague' | 'errors' | 'deleted' | 'unsaved' | 'refused';
  /** The server's sentence, for whoever asks. */
  reason?: string;
}

const gone = 404;

function deletedBlocker(note: string): SaveBlocker {
  return { kind: 'deleted', sign: 'deleted', message: texts.states.deleted, notes: [note] };
}

function failureBlocker({ message, status }: SaveFailure): SaveBlocker | null {
  if (message === null) return null;
  const refused = { sign: 'refused', notes: [texts.textHere] } as const;
  if (status === gone) {
    return deletedBlocker(texts.deleted);
  }
  if (status === 0)
    return { ...refused, kind: 'unsaved', message: texts.noAnswer, notes: [...refused.notes] };
  return { kind: 'refused', sign: 'refused', message: texts.notSaved, notes: [], reason: message };
}

function uploadsBlocker({ names }: HeldSave, save: string): SaveBlocker {
  const notes = [texts.savesThen, texts.nowWithout(save)];
  return { kind: 'uploads', sign: 'hint', message: texts.waitsFor(names), notes };
}

interface PossibleBlockers {
  editor: BarEditor;
  save: string;
  failure: SaveFailure | null;
  holding: HeldSave | null;
  /** Of a call that changes where the item stands. */
  refusal: string | null;
  /** It was moved to the trash from this form. */
  isTrashed: boolean;
}

/** Null while nothing is in the way. */
export function saveBlockerOf(possible: PossibleBlockers): SaveBlocker | null {
  const { editor, save, failure, holding, refusal, isTrashed } = possible;
  const { doctor, editing, names } = editor;
  if (isTrashed) return deletedBlocker(texts.movedToTrash);
  if (holding) return uploadsBlocker(holding, save);
  if (editing.question) {
    const fields = editing.question.collisions.map(({ name }) => names.labelOf(name));
    const message = texts.colleagueSaved(fields);
    return { kind: 'colleague', sign: 'changed', message, notes: [texts.keepsYours(save)] };
  }
  if (doctor.ask && doctor.checkup) {
    const errors = errorsIn(doctor.checkup);
    const message = texts.errorsBefore(errors.length, doctor.ask.action);
    const first = errors[0]?.message ?? '';
    return { kind: 'errors', sign: 'hint', message, notes: [texts.visitorsMeet(first)] };
  }
  if (refusal !== null) {
    return { kind: 'refused', sign: 'refused', message: refusal, notes: [texts.textHere] };
  }
  return failure && failureBlocker(failure);
}
