export const preview = {
  title: 'Preview link',
  changedLine1: 'This link is',
  changedLine2: 'not complete',
  changed:
    'A part of it is missing, was changed or has been withdrawn. Open it once more from the message it came in, whole; if that does not help, ask for a new link.',
  expiredLine1: 'This preview',
  expiredLine2: 'has ended',
  expired: 'Preview links end after some days. Ask whoever sent it to you for a new one.',
  goneLine1: 'This preview',
  goneLine2: 'is withdrawn',
  gone: 'The link was withdrawn, or what it showed was deleted. Ask whoever sent it to you for a new one.',
} as const;
