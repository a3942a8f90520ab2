import { useRouteLoaderData } from 'react-router';
import { loginLimits } from '../../../domain/accounts/user.ts';
import { accountTexts } from './texts/account.ts';

/** What a new password must be, in the server's document, too: how long is a setting of it. */
export function usePasswordHint(): string {
  // What the loader of app/root.tsx answers, which screens do not import.
  const { newPasswordLength } = useRouteLoaderData('root') as { newPasswordLength: number };
  return accountTexts.password.hint(newPasswordLength, loginLimits.password);
}
