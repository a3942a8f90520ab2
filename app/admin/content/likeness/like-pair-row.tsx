import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  comparePair,
  type LikePair,
  saveLikenessReasonCall,
} from '../../../../domain/api/content/likeness.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind, nounOf } from '../../../../domain/content/kinds/names.ts';
import { likenessLimits } from '../../../../domain/content/likeness/compared-text.ts';
import type { Passage } from '../../../../domain/content/likeness/passages.ts';
import { timeInWords } from '../../site-facts.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { useKeptText } from '../journal/use-kept-text.ts';
import { Passages } from './passages.tsx';
import { ReasonField } from './reason-field.tsx';
import { likenessTexts as texts } from './texts.ts';

type End = LikePair['one'];

export function LikePairRow({ pair }: { pair: LikePair }) {
  const { kind, one, other, likeness } = pair;
  const [passages, setPassages] = useState<Passage[] | null>(null);
  const { send, busy, message } = useApiCalls({ reload: false });
  const params = { kind, id: one.id, other: other.id };

  function compare() {
    if (passages) return setPassages(null);
    return send(comparePair, { params }, (found) => setPassages(found.passages));
  }

  return (
    <Stack>
      <p>
        {nounOf(kind)}
        {pair.language && `, ${pair.language}`}: <EndLink kind={kind} end={one} />,{' '}
        <EndLink kind={kind} end={other} />
      </p>
      {message && <Failure>{message}</Failure>}
      {passages && <Passages passages={passages} own={one.title} other={other.title} />}
      <Actions data-gap="small">
        <Button variant="default" loading={busy} onClick={compare}>
          {passages ? texts.hide : texts.compare}
          <span className="visuallyHidden">{texts.compareOf(one.title, other.title)}</span>
        </Button>
      </Actions>
      {likeness >= likenessLimits.reason && <Reason pair={pair} />}
    </Stack>
  );
}

function EndLink({ kind, end }: { kind: LikePair['kind']; end: End }) {
  const state = end.address === null ? texts.isDraft : texts.isPublic;
  const label = `${end.title} (${state})`;
  return isItemKind(kind) ? <a href={editPathOf(kind, end.id)}>{label}</a> : label;
}

/** For the one that is published last, or is not published yet. */
function Reason({ pair: { kind, one, other } }: { pair: LikePair }) {
  const given = one.reason ?? other.reason;
  const end = one.address === null ? one : other;
  const [reason, setReason, forget] = useKeptText(`likeness-${kind}-${end.id}`);
  const { form, sendAndSay, busy, message, errors } = useApiCalls({ fields: ['reason'] });
  if (given) {
    return (
      <p>
        {given.reason} <small>{texts.writtenBy(given.made_by, timeInWords(given.made_at))}</small>
      </p>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = { params: { kind, id: end.id }, body: { reason } };
    return sendAndSay(saveLikenessReasonCall, input, () => forget() && setReason(''));
  }

  return (
    <form ref={form} method="post" onSubmit={submit}>
      <Stack>
        {message && <Failure>{message}</Failure>}
        <ReasonField
          label={texts.reasonOf(end.title)}
          value={reason}
          error={errors.reason}
          onChange={setReason}
        />
        <Actions>
          <Button type="submit" variant="default" loading={busy}>
            {texts.keep}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
