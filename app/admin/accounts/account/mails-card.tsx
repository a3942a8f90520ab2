import {
  type AccountMails,
  saveAccountMails,
} from '../../../../domain/api/accounts/account-mails.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Failure, Loaded, type Outcome } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { accountTexts } from '../texts/account.ts';

const texts = accountTexts.mails;

/** Which mails come; each choice is saved at once. */
export function MailsCard({ mails }: { mails: Promise<Outcome<AccountMails>> }) {
  return (
    <CardSection title={texts.heading} note={texts.note}>
      <Loaded of={mails} waiting={accountTexts.loading}>
        {(choice) => <Choice {...choice} />}
      </Loaded>
    </CardSection>
  );
}

function Choice({ mentions, configured }: AccountMails) {
  const { sendAndSay, busy, message } = useApiCalls();

  function choose(isWanted: boolean) {
    return sendAndSay(saveAccountMails, { body: { mentions: isWanted } });
  }

  return (
    <>
      {message && <Failure>{message}</Failure>}
      <CheckLabel
        type="checkbox"
        checked={mentions}
        aria-busy={busy}
        onChange={(event) => choose(event.currentTarget.checked)}
      >
        {texts.mentions}
      </CheckLabel>
      <p className="soft">{configured ? texts.hint : texts.noServer}</p>
    </>
  );
}
