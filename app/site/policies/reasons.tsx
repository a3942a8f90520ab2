export interface Reason {
  /** In the words of the policy. */
  name: string;
  meaning: string;
}

export function Reasons({ reasons }: { reasons: Reason[] }) {
  return (
    <ul>
      {reasons.map(({ name, meaning }) => (
        <li key={name}>
          <strong>{`${name}.`}</strong> {meaning}
        </li>
      ))}
    </ul>
  );
}
