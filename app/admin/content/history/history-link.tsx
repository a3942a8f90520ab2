import { Button } from '@mantine/core';
import type { RevisedKind } from '../../../../domain/content/item.ts';
import { historyPath } from '../../../../domain/content/kinds/edit-path.ts';
import { historyTexts as texts } from '../texts/history.ts';

interface HistoryLinkProps {
  kind: RevisedKind;
  /** Nothing is shown without one: what was never saved has no history. */
  id: string | number | undefined;
}

/** To what an item has been. In a tab of its own, so that what is being typed stays where it is. */
export function HistoryLink({ kind, id }: HistoryLinkProps) {
  if (id === undefined) return null;
  return (
    <Button
      component="a"
      href={historyPath(kind, id)}
      target="_blank"
      variant="subtle"
      color="water.9"
    >
      {texts.link}
      <span className="visuallyHidden">{texts.linkNote}</span>
    </Button>
  );
}
