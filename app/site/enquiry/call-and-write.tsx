import type { SiteSettings } from '../../../domain/settings.ts';
import { useMessages } from '../../ui/messages.ts';
import { TermListItem } from '../../ui/sections/term-list.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The agency's phone and email, as rows of a TermList. */
export function CallAndWrite({ phone, email }: Pick<SiteSettings, 'phone' | 'email'>) {
  const { text } = useMessages();
  return (
    <>
      <TermListItem term={text('forms.call')}>
        <TextLink href={telephoneAddress(phone)} dir="ltr">
          {phone}
        </TextLink>
      </TermListItem>
      <TermListItem term={text('forms.write')}>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </TermListItem>
    </>
  );
}
