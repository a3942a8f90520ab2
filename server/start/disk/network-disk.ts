import { statfs } from 'node:fs/promises';

/** Linux file system types: NFS, SMB, CIFS, SMB2. */
const networkTypes = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

export function isNetworkType(type: number): boolean {
  return networkTypes.has(type);
}

export async function isOnNetworkDisk(folder: string): Promise<boolean> {
  return isNetworkType((await statfs(folder)).type);
}
