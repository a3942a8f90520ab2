import { useRef } from 'react';
import { setPublishingTimes } from '../../../../domain/api/content/publishing.ts';
import type { Times } from '../../../../domain/content/publishing.ts';
import { messageOf, request } from '../../api.ts';
import type { ItemId, SaveMode } from '../../item-calls.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useSaving } from '../editor/use-saving.ts';
import { mergeTexts } from '../texts/merge.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import type { BarEditor } from './bar-editor.ts';
import type { FormSaving } from './form-saving.ts';
import { useHeldSave } from './use-held-save.ts';

interface Options {
  /** A sentence per field without which nobody shall see the item. */
  missing?: Record<string, string>;
  /** What is said of a save, where that is not the server's message. */
  sentenceOf?: (as: SaveMode, isSeen: boolean) => string;
  /** @param key of the item, new after its first save */
  onSaved: (message: string, key: ItemId | null) => Promise<void>;
  /** The form is there for more after a save. */
  isStaying?: boolean;
  onFailed?: (message: string) => void;
}

/** What was asked for: a save, or times for what is typed. */
type Work = { as: SaveMode } | { times: Times; onRefused: () => void };

type SavingEditor = Pick<Editor, 'uploads' | 'isSeen' | 'send' | 'errorsOf' | 'labelOf'> &
  Pick<BarEditor, 'kind' | 'doctor' | 'editing'>;

export function useFormSaving(editor: SavingEditor, options: Options) {
  const { missing = {}, sentenceOf, onSaved, isStaying = false, onFailed } = options;
  const last = useRef<SaveMode>('saved');
  const stored = useRef<ItemId | null>(null);
  const saving = useSaving({
    nameFields: (found) => editor.errorsOf(found, last.current),
    labelOf: editor.labelOf,
    onSaved: (message) => onSaved(message, stored.current),
    isStaying,
    onFailed,
  });

  async function sendNow(as: SaveMode) {
    const isSeen = editor.isSeen(as);
    const saved = await editor.send(as);
    const { key, message, joined } = saved;
    stored.current = key;
    await editor.doctor.keepReason(key);
    const sentence = sentenceOf?.(as, isSeen) ?? message;
    return {
      key,
      saved,
      message: joined.length > 0 ? mergeTexts.joined(sentence, joined) : sentence,
    };
  }

  /** What visitors shall see is whole; a draft need not be (decision D50). */
  function save(as: SaveMode): void {
    last.current = as;
    if (as !== 'draft' && Object.keys(missing).length > 0) saving.refuse(missing);
    else saving.save(async () => (await sendNow(as)).message);
  }

  async function keepUntil(times: Times): Promise<string> {
    const { key, saved, message } = await sendNow('draft');
    return `${message} ${await timesSet(key, times, saved)}`;
  }

  /** The draft is stored: a failure must not let it be created once more. */
  async function timesSet(key: ItemId | null, times: Times, base: object): Promise<string> {
    const params = { kind: editor.kind.name, id: key ?? '' };
    return request(setPublishingTimes, { params, body: times, base }).then(
      (done) => {
        editor.editing.raise(done);
        return done.message;
      },
      (error: unknown) => texts.timeNotSet(messageOf(error)),
    );
  }

  function schedule(times: Times, onRefused: () => void): void {
    last.current = 'draft';
    if (times.publish_at !== null && Object.keys(missing).length > 0) {
      onRefused();
      saving.refuse(missing);
    } else saving.save(() => keepUntil(times));
  }

  const { holding, start } = useHeldSave<Work>(editor.uploads, (work) =>
    'as' in work ? save(work.as) : schedule(work.times, work.onRefused),
  );

  const form: FormSaving = {
    saving: saving.saving,
    failure: saving.failure,
    errors: saving.errors,
    holding,
    send: (as) => start({ as }),
    retry: () => start({ as: last.current }),
    schedule: (times, onRefused) => start({ times, onRefused }),
    settle: saving.settle,
  };
  return { ...form, forget: saving.forget };
}
