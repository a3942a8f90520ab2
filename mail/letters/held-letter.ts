import type { Letter } from './letter.ts';

export const heldSubject = 'Enquiries are waiting in the inbox';

function heldInWords(held: number): string {
  const count = held === 1 ? 'One enquiry is' : `${held} enquiries are`;
  return `${count} saved in the inbox, but not mailed yet. Nothing is lost.`;
}

export function heldText(held: number): string {
  const reason = 'More enquiries arrived within an hour than the limit for mail allows.';
  if (held === 0)
    return `${reason}\n\nNone of them is waiting any more. All are saved in the inbox.`;
  return [
    reason,
    heldInWords(held),
    'They are mailed automatically, the oldest first, as soon as fewer arrive. To get one at once, open it and mark it as real. Move spam to Spam.',
  ].join('\n\n');
}

export function heldLetter(text: string, origin: string): Letter {
  const footer = `Open the inbox: ${origin}/admin/enquiries?folder=held`;
  return { title: heldSubject, facts: [], body: text, footer };
}
