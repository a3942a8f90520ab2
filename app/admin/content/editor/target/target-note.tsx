import { targetTexts as texts } from './texts.ts';
import { useDescribed } from './use-described.ts';

/** Why visitors do not see a link; nothing while they do. */
export function TargetNote({ target }: { target: string }) {
  const described = useDescribed(target);
  const hidden = described && described !== 'waiting' && texts.notShown(described);
  return hidden ? <strong>{hidden}</strong> : null;
}
