import type { Letter } from './letter.ts';

export const heldSubject = 'Enquiries wait in the inbox';

function heldInWords(held: number): string {
  const count = held === 1 ? 'One enquiry is' : `${held} enquiries are`;
  return `${count} stored in the inbox, and their mail is held. Nothing is lost.`;
}

export function heldText(held: number): string {
  const reason = 'More enquiries came within an hour than are mailed one by one.';
  if (held === 0) return `${reason}\n\nNone of them is held any more. All are stored in the inbox.`;
  return [
    reason,
    heldInWords(held),
    'They leave by themselves, the oldest first, once fewer come. To have one at once, open it and mark it as real; what is spam, move to Spam.',
  ].join('\n\n');
}

export function heldLetter(text: string, origin: string): Letter {
  const footer = `In the inbox: ${origin}/admin/enquiries?folder=held`;
  return { title: heldSubject, facts: [], body: text, footer };
}
