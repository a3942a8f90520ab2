import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { signOffDays, signOffLimits } from '../../../../domain/content/sign-off/sign-off.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { useKeptText } from '../journal/use-kept-text.ts';
import { useAskedSignOff } from './asked-sign-off.ts';
import { signOffTexts as texts } from './texts.ts';
import type { NewLink, SignOffCalls } from './use-sign-off.ts';

const choices = signOffDays.map((days) => ({ value: String(days), label: texts.daysOf(days) }));

function daysOf(choice: string): NewLink['days'] {
  return signOffDays.find((days) => String(days) === choice) ?? signOffDays[0];
}

/** No form of its own: it stands within the form of an item. */
export function NewLinkForm({ calls: { make, made, errors, state } }: { calls: SignOffCalls }) {
  const [isOpen, setOpen] = useState(useAskedSignOff());
  const [name, setName, forgetName] = useKeptText('sign-off-name', '');
  const [email, setEmail, forgetEmail] = useKeptText('sign-off-email', '');
  const [days, setDays] = useState<NewLink['days']>(signOffDays[0]);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const sentTo = state?.links.find(({ link_id }) => link_id === made?.link_id)?.email;

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function send() {
    setBusy(true);
    if (await make({ name, email, days })) {
      if (forgetName()) setName('');
      if (forgetEmail()) setEmail('');
      setOpen(false);
    }
    setBusy(false);
  }

  function sendByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy) send();
  }

  return (
    <Stack gap="small" ref={box}>
      {made && <MadeLinkField key={made.url} url={made.url} email={sentTo ?? ''} />}
      {!isOpen && (
        <Actions>
          <Button variant="default" onClick={() => setOpen(true)}>
            {texts.newLink}
          </Button>
        </Actions>
      )}
      {isOpen && (
        <>
          <TextInput
            label={texts.name}
            description={texts.nameHint}
            value={name}
            maxLength={signOffLimits.name}
            error={errors.name}
            withAsterisk
            aria-required
            dir="auto"
            autoFocus
            onKeyDown={sendByEnter}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={texts.email}
            description={texts.emailHint}
            type="email"
            withAsterisk
            aria-required
            value={email}
            maxLength={signOffLimits.email}
            error={errors.email}
            onKeyDown={sendByEnter}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <NativeSelect
            label={texts.days}
            data={choices}
            value={String(days)}
            onChange={(event) => setDays(daysOf(event.currentTarget.value))}
          />
          <Actions>
            <Button loading={busy} onClick={send}>
              {texts.make}
            </Button>
            <Button variant="subtle" color="water.9" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </Actions>
        </>
      )}
    </Stack>
  );
}

/** A link that was just made, with a mail to whom it is for. */
function MadeLinkField({ url, email }: { url: string; email: string }) {
  const mail = (
    <Button
      component="a"
      variant="default"
      href={`mailto:${email}?body=${encodeURIComponent(url)}`}
    >
      {texts.mail}
    </Button>
  );
  return (
    <ShownOnce text={url} actions={mail}>
      <TextInput
        label={texts.link}
        description={texts.once}
        value={url}
        readOnly
        autoFocus
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
    </ShownOnce>
  );
}
