export const mailTexts = {
  title: 'Enquiries',
  note: 'mails to visitors, and what else happens when one arrives',
  loading: 'Loading the settings of enquiries',
  receipt: 'Receipt to the visitor',
  receiptHint:
    'A short mail that the enquiry is here. One an hour to an address, none for what looks like spam.',
  off: 'Off',
  on: 'On',
  senderName: 'Sender of mails to visitors',
  senderNameHint: 'Such as your name and the agency’s; empty for the name of the site.',
  signature: 'Signature',
  signatureHint: 'Ends each answer to a visitor; empty for none.',
  webhook: 'Webhook',
  webhookHint: 'Starts with https://. Each enquiry is posted there; empty for none.',
  secret: 'Secret of the webhook',
  secretIsSet: 'A secret is set and never shown again. A new one replaces it.',
  secretHint: 'Your program checks the signature with it. 24 characters or more.',
  makeSecret: 'Generate a secret',
  meanwhile: (label: string) => `${label}: a colleague has saved this meanwhile; Save replaces it.`,
  save: 'Save',
  saveOf: ' Enquiries',
  test: 'Send a test',
  testHint: 'Posts to the saved address, signed like every call.',
  accepted: (answer: string, milliseconds: number) =>
    `Accepted after ${milliseconds} ms: ${answer}`,
  refused: (answer: string, milliseconds: number) =>
    `Not accepted after ${milliseconds} ms: ${answer}`,
} as const;
