/** A sentence whose parts in backticks are code. */
export function Description({ text }: { text: string }) {
  return (
    <p>
      {text
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
    </p>
  );
}
