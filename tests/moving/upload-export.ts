import type { TestServer } from '../server.ts';

export const importPath = '/api/admin/imports';

/** Sends a file as a browser's form does. */
export function uploadExport(
  { call, token }: Pick<TestServer, 'call' | 'token'>,
  text: string,
  name = 'export.xml',
) {
  const boundary = 'a-boundary-of-a-form';
  const body = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    '',
    text,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return call({ method: 'POST', url: importPath, token, body, headers });
}
