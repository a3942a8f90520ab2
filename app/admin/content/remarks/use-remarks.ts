import { useCallback, useEffect, useState } from 'react';
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
import { messageOf, request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { remarkTexts as texts } from './texts.ts';

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

/** The remarks of an item in a language; `id` is null for one that is not stored yet. */
export function useRemarks(kind: ItemKind, id: string | null, language: string) {
  const showAlert = useAlert();
  const [remarks, setRemarks] = useState<Remark[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [last, setLast] = useState<LastChange | null>(null);

  const load = useCallback(async () => {
    if (id === null) return;
    try {
      const all = await request(listRemarks, { params: { kind, id } });
      setRemarks(all.filter((one) => one.language === language));
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, [kind, id, language]);

  useEffect(() => {
    load();
  }, [load]);

  /** Answers whether it went well; what was typed stays with whoever asked. */
  async function change(
    work: () => Promise<{ message: string }>,
    undo: LastChange | null = null,
  ): Promise<boolean> {
    try {
      const { message } = await work();
      if (undo) setLast(undo);
      else showAlert({ kind: 'success', text: message });
      await load();
      return true;
    } catch (error) {
      showAlert({ kind: 'failure', text: messageOf(error) });
      return false;
    }
  }

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
    return change(() => put(remark_id, next), undo);
  }

  function resolve(at: string, remark: number) {
    const undo = { at, message: texts.isResolved, undo: () => reopen(remark) };
    return change(() => request(resolveRemarkCall, { params: { id: remark } }), undo);
  }

  async function remove(at: string, remark: number) {
    let path = '';
    const work = async () => {
      const gone = await request(deleteRemarkCall, { params: { id: remark } });
      path = gone.undo;
      return gone;
    };
    return change(work, { at, message: texts.deleted, undo: () => request(undoAt(path)) });
  }

  async function takeBack({ undo }: LastChange) {
    if (await change(undo)) setLast(null);
  }

  return {
    remarks,
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
