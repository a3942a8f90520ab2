import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { OpenEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { foldedLetters } from '../../../../domain/content/text/folded-letters.ts';
import { noPhoneNumber } from '../../../../domain/inbox/enquiry.ts';
import { enquiryStatuses } from '../../../../domain/inbox/inbox.ts';
import { telephoneAddress } from '../../../ui/telephone.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './enquiry-head.module.css';
import { useEnquiryCalls } from './use-enquiry-calls.ts';

interface EnquiryHeadProps {
  enquiry: OpenEnquiry;
  /** Where to go once the enquiry is deleted. */
  listPath: string;
}

/** Who wrote, and what can be done with the enquiry as a whole. */
export function EnquiryHead({ enquiry, listPath }: EnquiryHeadProps) {
  const { move, remove, removePerson, exportData, busy, failure } = useEnquiryCalls(
    enquiry,
    listPath,
  );
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Who enquiry={enquiry} />
        <ActionIcon
          color="var(--bad-700)"
          aria-label={texts.delete(enquiry.name)}
          disabled={busy}
          onClick={remove}
        >
          <AdminIcon name="delete" />
        </ActionIcon>
      </div>
      {failure && <Failure>{failure}</Failure>}
      <div className={styles.tools}>
        <fieldset className={styles.move}>
          <legend>{texts.moveTo}</legend>
          {enquiryStatuses
            .filter((status) => status !== enquiry.status)
            .map((status) => (
              <Button key={status} variant="default" disabled={busy} onClick={() => move(status)}>
                {texts.folder[status]}
              </Button>
            ))}
        </fieldset>
        <Button variant="subtle" color="water.9" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="subtle" color="water.9" disabled={busy} onClick={exportData}>
          {texts.exportPerson}
        </Button>
        <Button variant="subtle" color="var(--bad-700)" disabled={busy} onClick={removePerson}>
          {texts.deletePerson}
        </Button>
      </div>
    </header>
  );
}

function Who({ enquiry: { name, businessName, role, email, phoneNum } }: { enquiry: OpenEnquiry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the shell, which gives every new screen's first heading the focus.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const phone = phoneNum === noPhoneNumber ? '' : phoneNum;
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {businessName || name}
      </h2>
      <p>
        {businessName ? <bdi>{name}</bdi> : texts.noBusiness}
        {role && (
          <>
            , <bdi>{role}</bdi>
          </>
        )}
      </p>
      <p className={styles.contacts}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        {phone && (
          <a href={telephoneAddress(foldedLetters(phone))} dir="ltr">
            {phone}
          </a>
        )}
      </p>
    </div>
  );
}
