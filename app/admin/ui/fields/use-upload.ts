import { use, useRef, useState } from 'react';
import { mebibyte, uploadSizes } from '../../../../domain/media/upload-sizes.ts';
import { messageOf, uploadFile } from '../../api.ts';
import { mediaTexts as texts } from '../../media/texts.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { FormUploads } from './form-uploads.ts';

export interface RunningUpload {
  name: string;
  /** Sent share, 0 to 1. */
  share: number;
}

export interface RefusedUpload {
  /** Two files may have one name. */
  id: number;
  name: string;
  reason: string;
}

let lastRefused = 0;

/** Why the file need not be sent at all; the server has the last word on everything else. */
export function uploadRefusal({ type, size }: File): string | null {
  const { image, video } = uploadSizes;
  const limit = type.startsWith('video/') ? video : type.startsWith('image/') && image;
  return limit && size > limit * mebibyte ? texts.tooLarge(size, limit) : null;
}

/**
 * Sends files one after another; each address goes to `onUploaded`, each failure into the banner, and so does
 * the sentence that `onUploaded` answers when there is no place for the file any more.
 */
export function useUpload(onUploaded: (address: string, file: File) => unknown) {
  const showAlert = useAlert();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const [failures, setFailures] = useState<RefusedUpload[]>([]);
  const beginInForm = use(FormUploads);
  const canceller = useRef<AbortController | null>(null);

  function fail(name: string, reason: string) {
    lastRefused += 1;
    const id = lastRefused;
    setFailures((earlier) => [...earlier, { id, name, reason }]);
    showAlert({ kind: 'failure', text: reason });
  }

  async function send(file: File): Promise<void> {
    const { name } = file;
    const refusal = uploadRefusal(file);
    if (refusal) return fail(name, refusal);
    const controller = new AbortController();
    const { signal } = controller;
    canceller.current = controller;
    setRunning({ name, share: 0 });
    const end = beginInForm?.(name);
    let isSettled = true;
    try {
      const onProgress = (share: number) => setRunning({ name, share });
      const problem = onUploaded(await uploadFile(file, { signal, onProgress }), file);
      isSettled = typeof problem !== 'string';
      if (typeof problem === 'string') showAlert({ kind: 'failure', text: problem });
      else showAlert({ kind: 'success', text: texts.uploaded(name) });
    } catch (error) {
      if (signal.aborted) showAlert({ kind: 'success', text: texts.cancelled(name) });
      else {
        isSettled = false;
        fail(name, messageOf(error));
      }
    } finally {
      setRunning(null);
      end?.(isSettled);
    }
  }

  async function upload(files: Iterable<File>): Promise<void> {
    setFailures([]);
    for (const file of files) await send(file);
  }

  return {
    running,
    failures,
    /** Of whoever sends one file at a time. */
    failure: failures[0] ?? null,
    upload,
    cancel: () => canceller.current?.abort(),
    forget: (failure: RefusedUpload) =>
      setFailures((earlier) => earlier.filter((one) => one !== failure)),
  };
}
