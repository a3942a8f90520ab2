import { linkTexts } from '../texts/account-links.ts';
import { ChoosePassword, passwordAction } from './choose-password.tsx';
import { frameLinks, frameMeta, LoginFrame } from './login-frame.tsx';

export const handle = { hydrates: true };

export const links = frameLinks;

export const clientAction = passwordAction;

export function meta() {
  return frameMeta(linkTexts.reset.title);
}

export default function ResetPassword() {
  return (
    <LoginFrame heading={linkTexts.reset.title}>
      <ChoosePassword kind="reset" />
    </LoginFrame>
  );
}
