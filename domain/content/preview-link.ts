export const previewLinkDays = [7, 1, 30] as const;

export type PreviewLinkDays = (typeof previewLinkDays)[number];
