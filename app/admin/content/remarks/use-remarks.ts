import { useState } from 'react';
import { undoAt } from '../../../../domain/api/answers.ts';
import {
  answerRemark,
  createRemark,
  deleteRemarkCall,
  listRemarks,
  type Remark,
  reopenRemark,
  resolveRemarkCall,
  updateRemarkCall,
} from '../../../../domain/api/content/remarks.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import type { MarkedWords } from '../../../../domain/content/remarks/remark.ts';
import { request } from '../../api.ts';
import { remarkTexts as texts } from './texts.ts';
import { useAskedAgain } from './use-asked-again.ts';

interface LastChange {
  /** The control that it was done at; '' for the list below the form. */
  at: string;
  message: string;
  undo: () => Promise<{ message: string }>;
}

interface Written {
  field: string;
  words: MarkedWords | null;
  text: string;
}

const none: Remark[] = [];

/** The remarks of an item in a language; `id` is null for one that is not stored yet. */
export function useRemarks(kind: ItemKind, id: string | null, language: string) {
  const { held, failure, load, change } = useAskedAgain(
    id && [kind, id, language].join(' '),
    async () => {
      const all = await request(listRemarks, { params: { kind, id: id ?? '' } });
      return all.filter((one) => one.language === language);
    },
  );
  const [last, setLast] = useState<LastChange | null>(null);

  const send = (written: Written) => {
    const body = { ...written, language };
    return change(() => request(createRemark, { params: { kind, id: id ?? '' }, body }));
  };
  const answer = (remark: number, text: string) =>
    change(() => request(answerRemark, { params: { id: remark }, body: { text } }));
  const put = (remark: number, text: string) =>
    request(updateRemarkCall, { params: { id: remark }, body: { text } });
  const reopen = (remark: number) => request(reopenRemark, { params: { id: remark } });

  function edit(at: string, { remark_id, text }: Pick<Remark, 'remark_id' | 'text'>, next: string) {
    const undo = { at, message: texts.changed, undo: () => put(remark_id, text) };
    return change(
      () => put(remark_id, next),
      () => setLast(undo),
    );
  }

  function resolve(at: string, remark: number) {
    const undo = { at, message: texts.isResolved, undo: () => reopen(remark) };
    return change(
      () => request(resolveRemarkCall, { params: { id: remark } }),
      () => setLast(undo),
    );
  }

  async function remove(at: string, remark: number) {
    let path = '';
    const work = async () => {
      const gone = await request(deleteRemarkCall, { params: { id: remark } });
      path = gone.undo;
      return gone;
    };
    const undo = () => request(undoAt(path));
    return change(work, () => setLast({ at, message: texts.deleted, undo }));
  }

  async function takeBack({ undo }: LastChange) {
    if (await change(undo)) setLast(null);
  }

  return {
    remarks: held ?? none,
    failure,
    load,
    last,
    takeBack,
    note: setLast,
    send,
    answer,
    edit,
    resolve,
    remove,
    reopen: (remark: number) => change(() => reopen(remark)),
  };
}

export type RemarkCalls = ReturnType<typeof useRemarks>;
