import { Refusal } from '../../http/refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

const sentence = 'A colleague has changed this meanwhile. Bring both together and save again.';

/** @throws {Refusal} 409 for fields that somebody else has changed in another way since they were read */
export function refuseOvertaken<Sent extends Fields & { before?: Fields | undefined }>(
  { before = {}, ...sent }: Sent,
  known: Fields,
): void {
  const overtaken = Object.keys(before).filter(
    (name) =>
      sent[name] !== undefined && known[name] !== before[name] && known[name] !== sent[name],
  );
  if (overtaken.length === 0) return;
  const errors = Object.fromEntries(overtaken.map((name) => [name, sentence]));
  throw new Refusal(409, sentence, { errors, current: known });
}
