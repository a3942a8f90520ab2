import type { MentionToMail } from '../../db/content/remarks/mention-mail.ts';
import { remarkPathOf } from '../../domain/content/kinds/edit-path.ts';
import { type Letter, withoutControls } from './letter.ts';

/** Characters of a title that a subject holds. */
const titleLimit = 80;

function titleOf({ title }: MentionToMail): string {
  const line = withoutControls(title).replace(/\s+/g, ' ').trim();
  return line.length > titleLimit ? `${line.slice(0, titleLimit).toWellFormed()} …` : line;
}

export function mentionSubject(mention: MentionToMail): string {
  return `${mention.made_by} mentioned you in “${titleOf(mention)}”`;
}

export function mentionLetter(mention: MentionToMail, origin: string): Letter {
  const { made_by, place, text } = mention;
  const where = `“${titleOf(mention)}”${place ? `, ${place}` : ''}`;
  return {
    title: mentionSubject(mention),
    isPersonal: true,
    facts: [],
    body: [
      `${made_by} mentioned you in a remark on ${where}:`,
      text,
      `Open the remark: ${origin}${remarkPathOf(mention)}`,
    ].join('\n\n'),
    footer: `You can turn these mails off in your account: ${origin}/admin/account`,
  };
}
