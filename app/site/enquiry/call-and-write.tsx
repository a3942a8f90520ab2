import type { SiteSettings } from '../../../domain/settings.ts';
import { useMessages } from '../../ui/messages.ts';
import { TermListItem } from '../../ui/sections/term-list.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import { TextLink } from '../../ui/text-link.tsx';

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
        <TextLink href={`mailto:${email}`}>
          <EmailAddress email={email} />
        </TextLink>
      </TermListItem>
    </>
  );
}

/** On two lines where one is too short for it, and in its own direction on both. */
function EmailAddress({ email }: Pick<SiteSettings, 'email'>) {
  const at = email.indexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
