import { decodedText } from '../decoded-text.ts';
import { ExportRefused } from '../export-refused.ts';
import type { OpenFile } from '../open-file.ts';
import { WxrParser } from './wxr-parser.ts';
import type { WxrRecord } from './wxr-record.ts';

const half = 'The file ends in the middle. Export it again and wait for the whole download.';

/** One after the other, so that only a part of the file is in memory. @throws {ExportRefused} */
export async function* wxrRecords(open: OpenFile): AsyncGenerator<WxrRecord> {
  const parser = new WxrParser();
  for await (const text of decodedText(await open())) yield* parser.write(text);
  if (!parser.isWhole) throw new ExportRefused(half);
}
