import { linkTexts } from '../texts/account-links.ts';
import { ChoosePassword, passwordAction } from './choose-password.tsx';
import { frameLinks, frameMeta, LoginFrame } from './login-frame.tsx';

export const handle = { hydrates: true };

export const links = frameLinks;

export const clientAction = passwordAction;

export function meta() {
  return frameMeta(linkTexts.invitation.title);
}

export default function AcceptInvitation() {
  return (
    <LoginFrame heading={linkTexts.invitation.title}>
      <ChoosePassword kind="invitation" />
    </LoginFrame>
  );
}
