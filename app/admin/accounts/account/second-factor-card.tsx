import { useState } from 'react';
import type { FactorState, OfferedSecret } from '../../../../domain/api/accounts/own-account.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Loaded, type Outcome } from '../../ui/loaded.tsx';
import { accountTexts } from '../texts/account.ts';
import { ConfirmSecret } from './confirm-secret.tsx';
import { AskForSecret, TurnOff } from './factor-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const texts = accountTexts.factor;

/** Off, offered, confirmed with codes to keep, on: the way of a second factor. */
export function SecondFactorCard({ state }: { state: Promise<Outcome<FactorState>> }) {
  const [offered, setOffered] = useState<OfferedSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function confirmed(recoveryCodes: string[]) {
    setCodes(recoveryCodes);
    setOffered(null);
  }

  function cancel() {
    setOffered(null);
    focusHeading();
  }

  function kept() {
    setCodes(null);
    focusHeading();
  }

  function content({ enabled, recoveryCodesLeft }: FactorState) {
    if (codes) return <RecoveryCodes codes={codes} onKept={kept} />;
    if (enabled) return <TurnOff left={recoveryCodesLeft} />;
    if (!offered) return <AskForSecret onOffered={setOffered} />;
    return <ConfirmSecret offered={offered} onConfirmed={confirmed} onCancel={cancel} />;
  }

  return (
    <CardSection title={texts.heading} note={texts.note}>
      <Loaded of={state} waiting={accountTexts.loading}>
        {content}
      </Loaded>
    </CardSection>
  );
}
