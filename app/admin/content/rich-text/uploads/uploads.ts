import { messageOf, uploadFile } from '../../../api.ts';
import type { BeginUpload } from '../../../ui/fields/form-uploads.ts';
import { uploadRefusal } from '../../../ui/fields/use-upload.ts';

export interface PendingUpload {
  file: File;
  alt: string;
  /** Sent share, 0 to 1. */
  share: number;
  failure: string | null;
  address: string | null;
}

type Listener = (sending: PendingUpload) => void;

/** Files of one text on their way; they stay in memory until they have arrived or are left out. */
export function textUploads(
  beginInForm: BeginUpload | null,
  /** Of one that has arrived or failed; false: its text has left the screen. */
  onEnd: (id: string, sending: PendingUpload) => boolean,
) {
  const all = new Map<string, PendingUpload>();
  const listeners = new Map<string, Listener>();

  function change(id: string, part: Partial<PendingUpload>): PendingUpload | undefined {
    const before = all.get(id);
    if (!before) return undefined;
    const now = { ...before, ...part };
    all.set(id, now);
    listeners.get(id)?.(now);
    return now;
  }

  function end(id: string, part: Partial<PendingUpload>): boolean {
    const now = change(id, part);
    return now !== undefined && onEnd(id, now);
  }

  async function send(id: string): Promise<void> {
    const { file } = all.get(id) ?? {};
    if (!file) return;
    const refusal = uploadRefusal(file);
    if (refusal) {
      change(id, { failure: refusal });
      return;
    }
    change(id, { failure: null, share: 0 });
    const endInForm = beginInForm?.(file.name);
    try {
      const address = await uploadFile(file, { onProgress: (share) => change(id, { share }) });
      endInForm?.(end(id, { address }));
    } catch (error) {
      end(id, { failure: messageOf(error) });
      endInForm?.(false);
    }
  }

  return {
    /** Begins to send a file. @returns the id of the node that holds its place */
    add(file: File, alt = ''): string {
      const id = crypto.randomUUID();
      all.set(id, { file, alt, share: 0, failure: null, address: null });
      send(id);
      return id;
    },
    send,
    find: (id: string) => all.get(id),
    /** One listener per file: the element that shows it. */
    listen(id: string, listener: Listener): void {
      listeners.set(id, listener);
    },
  };
}

export type TextUploads = ReturnType<typeof textUploads>;
