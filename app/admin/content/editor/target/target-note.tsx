import { targetTexts as texts } from './texts.ts';
import { useDescribed } from './use-described.ts';

interface TargetNoteProps {
  target: string;
  /** What the link is called, where its note stands elsewhere. */
  words?: string;
}

/** Why visitors do not see a link; nothing while they do. */
export function TargetNote({ target, words }: TargetNoteProps) {
  const described = useDescribed(target);
  const hidden = described && described !== 'waiting' && texts.notShown(described, words);
  if (!hidden) return null;
  return (
    <>
      {words && ' '}
      <strong>{hidden}</strong>
    </>
  );
}
