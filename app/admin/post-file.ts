export interface FileSending {
  /** Called with the sent share of the file, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the upload; the promise then fails with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Posts one file as a form. Only XMLHttpRequest tells how much of it has been sent. `timeout` is in
 * milliseconds. Fails with null when no answer came.
 */
export function postFile(
  path: string,
  file: File,
  headers: Record<string, string>,
  { onProgress, signal, timeout }: FileSending & { timeout: number },
): Promise<Response> {
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(null);
    request.ontimeout = () => reject(null);
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
