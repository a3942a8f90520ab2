import { useRef, useState } from 'react';
import {
  type Checkup,
  examineForm,
  type Finding,
} from '../../../../domain/api/content/editing/doctor.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { messageOf, request } from '../../api.ts';
import type { FormFields } from '../journal/fields.ts';
import { useTwins } from '../likeness/use-twins.ts';
import { useLiveLooks } from './use-live-looks.ts';

/** Where a form shows a field that the server names. */
export interface FieldPlace {
  name: string;
  /** The `name` of its control. */
  control: string;
}

interface Examination<Draft> {
  kind: StoredKind;
  /** Null for an item that is not stored yet. */
  id: string | number | null;
  form: FormFields<Draft>;
  draft: Draft;
  inputOf: (draft: Draft) => object;
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

const superseded = 'superseded';

/**
 * A form's page doctor. It looks by itself while somebody types, and what it finds so holds up no button:
 * whoever never asks it is never asked back. Whoever has asked is asked before a page with errors is
 * published (docs/decisions/0011).
 */
export function useDoctor<Draft>(examination: Examination<Draft>) {
  const { kind, form, draft, inputOf, onMend, placeOf } = examination;
  const id = examination.id === null ? null : String(examination.id);
  const [checkup, setCheckup] = useState<Checkup | null>(null);
  const [examined, setExamined] = useState<Draft | null>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isHolding, setHolding] = useState(false);
  const twins = useTwins({ kind, id, fieldsOf: () => ({ ...inputOf(draft) }) });
  const calling = useRef<AbortController | null>(null);

  /** One call at a time; @returns null when nobody could look. */
  async function examine(checked: Draft, isQuiet: boolean): Promise<Checkup | null> {
    calling.current?.abort(superseded);
    const call = new AbortController();
    calling.current = call;
    const { signal } = call;
    try {
      const found = await request(examineForm, {
        params: { kind },
        body: { id, fields: { ...inputOf(checked) } },
        signal,
        isQuiet,
      });
      if (signal.aborted) return null;
      setCheckup(found);
      setExamined(checked);
      setLookedAt(Date.now());
      setFailure('');
      return found;
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error));
      return null;
    }
  }

  async function look(checked = draft): Promise<Checkup | null> {
    setBusy(true);
    setFailure('');
    setWaiting(null);
    setAsked(true);
    const found = await examine(checked, false);
    setBusy(false);
    return found;
  }

  useLiveLooks({
    draft,
    examined,
    isNew: id === null,
    isTaken: busy || waiting !== null,
    look: (typed) => examine(typed, true),
    stop: () => calling.current?.abort(superseded),
  });

  async function mend({ field, mended }: Finding) {
    if (!mended) return;
    const { name } = placeOf(field, draft);
    const better = form.draftFrom({ ...form.fieldsOf(draft), [name]: mended.value });
    onMend(better);
    await examine(better, true);
  }

  async function hold(looks: () => Promise<void>) {
    if (isHolding) return;
    setHolding(true);
    try {
      await looks();
    } finally {
      setHolding(false);
    }
  }

  /**
   * Does the work, or asks first where errors are found: `always`, or where the doctor was asked before.
   * When nobody could look, nothing is held up. Pressed again meanwhile, nothing is done twice.
   */
  function before({ work, action }: Waiting, always = false) {
    hold(async () => {
      const found = asked || always ? await look() : null;
      if (found && errorsIn(found).length > 0) setWaiting({ work, action });
      else await twins.before(work);
    });
  }

  function goOn() {
    setWaiting(null);
    if (waiting) hold(() => twins.before(waiting.work));
  }

  return {
    checkup,
    lookedAt,
    busy,
    failure,
    look: () => look(),
    mend,
    before,
    isHolding,
    isStale: checkup !== null && examined !== draft,
    labelOf: (field: string) => form.labelOf(placeOf(field, draft).name),
    controlOf: (field: string) => placeOf(field, draft).control,
    /** Before a page that is nearly another one is published, and what is to be kept after its first save. */
    twin: twins.question,
    keepReason: twins.keepReason,
    ask: waiting && { action: waiting.action, goOn, goBack: () => setWaiting(null) },
  };
}

export type Doctor = ReturnType<typeof useDoctor>;
