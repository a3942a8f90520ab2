import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

interface Member {
  content: Buffer | string;
  /** As Unix has it, such as 0o120777 for a link. */
  mode?: number;
}

/** A zip with these members, as bytes. */
export async function zipOf(members: Record<string, Member | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, given] of Object.entries(members)) {
    const { content, mode = 0o100644 } = typeof given === 'string' ? { content: given } : given;
    zip.addBuffer(Buffer.from(content), name, { mode });
  }
  zip.end();
  return await buffer(zip.outputStream);
}
