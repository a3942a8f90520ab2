export function fullLibrary(mediaQuota: number): string {
  const quota = (mediaQuota / 1024 ** 3).toLocaleString('en', { maximumFractionDigits: 1 });
  return `The library may hold ${quota} GB, and this file is too much. Delete files that nothing uses, or ask whoever runs the site for more room.`;
}
