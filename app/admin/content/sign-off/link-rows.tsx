import { Button } from '@mantine/core';
import type { SignOffLink } from '../../../../domain/api/content/sign-off/editor.ts';
import { timeInWords } from '../../site-facts.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { signOffTexts as texts } from './texts.ts';
import type { SignOffCalls } from './use-sign-off.ts';

interface LinkRowsProps {
  links: SignOffLink[];
  calls: SignOffCalls;
}

export function LinkRows({ links, calls }: LinkRowsProps) {
  const now = useMinute();
  return links.map((link) => (
    <li key={link.link_id}>
      <div>
        <strong>
          <bdi>{link.name}</bdi>
        </strong>{' '}
        <bdi>{link.email}</bdi>
        <p>
          <small className="soft">
            {lifeOf(link, now)}
            {link.confirmed_at && `, ${texts.confirmed}`}
          </small>
        </p>
      </div>
      {link.revoked_at === null && (
        <Actions data-gap="small">
          <RowButton label={texts.renewFor(link.name)} onClick={() => calls.renew(link.link_id)}>
            {texts.renew}
          </RowButton>
          <RowButton label={texts.extendFor(link.name)} onClick={() => calls.extend(link.link_id)}>
            {texts.extend}
          </RowButton>
          <RowButton
            label={texts.revokeFor(link.name)}
            isEnding
            onClick={() => calls.revoke(link.link_id)}
          >
            {texts.revoke}
          </RowButton>
        </Actions>
      )}
    </li>
  ));
}

function lifeOf({ revoked_at, expires_at }: SignOffLink, now: number): string {
  if (revoked_at) return texts.revoked(timeInWords(revoked_at));
  const isOver = Date.parse(expires_at) <= now;
  return (isOver ? texts.ended : texts.until)(timeInWords(expires_at));
}

interface RowButtonProps {
  label: string;
  isEnding?: boolean;
  onClick: () => void;
  children: string;
}

export function RowButton({ label, isEnding = false, ...rest }: RowButtonProps) {
  const look = isEnding ? { variant: 'subtle', color: 'red' } : { variant: 'default' };
  return <Button {...look} {...rest} size="compact-md" aria-label={label} />;
}
