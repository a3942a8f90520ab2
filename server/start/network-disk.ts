import { statfs } from 'node:fs/promises';

/** Linux's numbers of file systems on another machine: NFS, SMB, CIFS, SMB2. */
const networkTypes = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

/** Whether a file system of this number, from statfs(2), belongs to another machine. */
export function isNetworkType(type: number): boolean {
  return networkTypes.has(type);
}

/** Whether the folder lies on a disk of another machine, where SQLite's locks do not hold (fault F06). */
export async function isOnNetworkDisk(folder: string): Promise<boolean> {
  return isNetworkType((await statfs(folder)).type);
}
