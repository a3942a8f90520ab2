export const mebibyte = 1_048_576;

/** Mebibytes, which people are shown as MB (decision D5). */
export const uploadSizes = { image: 10, video: 100 } as const;
