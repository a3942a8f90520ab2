import { isUtf8 } from 'node:buffer';

/** Programs such as curl send UTF-8 as it is typed, and Node makes one character of each byte. */
export function encodeRawBytes(url: string): string {
  return url.replace(/[\x80-\xff]+/g, (text) => {
    const bytes = Buffer.from(text, 'latin1');
    if (!isUtf8(bytes)) return text;
    return bytes.toString('hex').replace(/../g, (byte) => `%${byte.toUpperCase()}`);
  });
}
