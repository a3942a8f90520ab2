import { screenMeta } from '../../screen-meta.ts';
import { linkTexts } from '../texts/account-links.ts';
import { ChoosePassword, passwordAction } from './choose-password.tsx';
import { frameLinks, LoginFrame } from './login-frame.tsx';

export const handle = { hydrates: true };

export const links = frameLinks;

export const clientAction = passwordAction;

export function meta() {
  return screenMeta(linkTexts.reset.title);
}

export default function ResetPassword() {
  return (
    <LoginFrame heading={linkTexts.reset.title}>
      <ChoosePassword kind="reset" />
    </LoginFrame>
  );
}
