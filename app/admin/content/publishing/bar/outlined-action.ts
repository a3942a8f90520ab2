import { historyPath } from '../../../../../domain/content/kinds/edit-path.ts';
import { historyTexts } from '../../texts/history.ts';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import type { BarEditor } from '../bar-editor.ts';
import type { BarCalls } from '../use-bar-calls.ts';
import type { BarAction } from './bar-actions.tsx';
import type { PanelName } from './bar-panel.tsx';
import type { SaveBlocker } from './save-blocker.ts';

export interface BarActs {
  editor: BarEditor;
  calls: BarCalls;
  open: (panel: PanelName) => void;
  keep: () => void;
  publishNow: () => void;
  duplicate: () => void;
  showThem: () => void;
  retry: () => void;
  stop: () => void;
  /** At the public addresses. */
  look: () => void;
}

function actionFor(acts: BarActs, { kind }: SaveBlocker): BarAction | null {
  if (kind === 'uploads') return { label: texts.notYet, onPress: acts.stop };
  if (kind === 'errors') return { label: texts.showThem, onPress: acts.showThem, isFocused: true };
  if (kind === 'unsaved') return { label: texts.tryAgain, onPress: acts.retry, isFocused: true };
  const { kind: of, id, editing } = acts.editor;
  if (kind === 'deleted' && id !== null) {
    return { label: historyTexts.link, href: historyPath(of.name, id) };
  }
  const { question } = editing;
  if (kind !== 'colleague' || !question) return null;
  return { label: texts.showIt, onPress: question.show, isFocused: true };
}

/** The next thing that is likely wanted besides a save. */
export function outlinedOf(acts: BarActs, blocker: SaveBlocker | null): BarAction {
  const { editing, changes } = acts.editor;
  const keep = { label: texts.saveDraft, onPress: acts.keep };
  const inTheWay = blocker && actionFor(acts, blocker);
  if (inTheWay) return inTheWay;
  const { standing } = editing.publishing;
  switch (editing.stateName) {
    case 'scheduled':
      return { label: texts.changeTime, onPress: () => acts.open('time') };
    case 'taken back':
      return { label: texts.publishNow, onPress: acts.publishNow };
    case 'published':
      return changes === 0 && standing?.address
        ? { label: texts.open, href: standing.address }
        : keep;
    default:
      return keep;
  }
}
