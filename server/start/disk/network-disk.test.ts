import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isNetworkType, isOnNetworkDisk } from './network-disk.ts';

test('F06 NFS and SMB are told from disks of this machine', async () => {
  expect([0x6969, 0xff534d42, 0xfe534d42].map(isNetworkType)).toEqual([true, true, true]);
  // ext4, tmpfs, overlayfs
  expect([0xef53, 0x01021994, 0x794c7630].map(isNetworkType)).toEqual([false, false, false]);
  expect(await isOnNetworkDisk(tmpdir())).toBe(false);
});
