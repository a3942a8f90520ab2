import { useState } from 'react';
import { type Checkup, examineForm, type Finding } from '../../../../domain/api/content/doctor.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { messageOf, request } from '../../api.ts';
import type { FormFields } from '../journal/fields.ts';

/** Where a form shows a field that the server names. */
export interface FieldPlace {
  /** Its name among the form's fields. */
  name: string;
  /** The `name` of its control. */
  control: string;
}

interface Practice<Draft> {
  kind: ItemKind;
  /** Null for an item that is not stored yet. */
  id: string | number | null;
  form: FormFields<Draft>;
  draft: Draft;
  /** What the save would send. */
  inputOf: (draft: Draft) => object;
  /** Puts a mended draft into the form. */
  onMend: (draft: Draft) => void;
  placeOf: (field: string, draft: Draft) => FieldPlace;
}

interface Waiting {
  work: () => void;
  /** What the button that was pressed is called. */
  action: string;
}

export function errorsIn({ findings }: Checkup): Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/**
 * A form's page doctor. Whoever never asks it never meets it: the specified buttons send what they are
 * told to. Whoever has asked is asked back before a page with errors is published (docs/decisions/0011).
 */
export function useDoctor<Draft>(practice: Practice<Draft>) {
  const { kind, form, draft, inputOf, onMend, placeOf } = practice;
  const id = practice.id === null ? null : String(practice.id);
  const [checkup, setCheckup] = useState<Checkup | null>(null);
  const [examined, setExamined] = useState<Draft | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  /** @returns null when nobody could look. */
  async function look(checked = draft): Promise<Checkup | null> {
    setBusy(true);
    setFailure('');
    setWaiting(null);
    try {
      const found = await request(examineForm, {
        params: { kind },
        body: { id, fields: { ...inputOf(checked) } },
      });
      setCheckup(found);
      setExamined(checked);
      return found;
    } catch (error) {
      setFailure(messageOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function mend({ field, mended }: Finding) {
    if (!mended) return;
    const { name } = placeOf(field, draft);
    const better = form.draftFrom({ ...form.fieldsOf(draft), [name]: mended.value });
    onMend(better);
    await look(better);
  }

  /**
   * Does the work, or asks first where errors are found: `always`, or where the doctor was asked before.
   * When nobody could look, nothing is held up.
   */
  async function before({ work, action }: Waiting, always = false) {
    const found = checkup || always ? await look() : null;
    if (found && errorsIn(found).length > 0) setWaiting({ work, action });
    else work();
  }

  function goOn() {
    setWaiting(null);
    waiting?.work();
  }

  return {
    ...{ checkup, busy, failure, look: () => look(), mend, before },
    /** Something was typed since. */
    isStale: checkup !== null && examined !== draft,
    labelOf: (field: string) => form.labelOf(placeOf(field, draft).name),
    controlOf: (field: string) => placeOf(field, draft).control,
    /** A publish that waits for an answer. */
    ask: waiting && { action: waiting.action, goOn, goBack: () => setWaiting(null) },
  };
}

export type Doctor = ReturnType<typeof useDoctor>;
