import { historyPath } from '../../../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../../../domain/content/kinds/names.ts';
import { publicStatus } from '../../../../../domain/content/publishing.ts';
import { furtherLanguages } from '../../../site-facts.ts';
import { duplicateTexts } from '../../duplicate/texts.ts';
import { editionTexts } from '../../editions/texts.ts';
import { sectionsOf } from '../../editor/sections/sections-of.ts';
import { historyTexts } from '../../texts/history.ts';
import { previewTexts } from '../../texts/preview.ts';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import type { MenuEntry } from './more-menu.tsx';
import { type BarActs, outlinedOf } from './outlined-action.ts';
import type { SaveBlocker } from './save-blocker.ts';

/** What an item that is stored can do besides what has a button. */
function storedEntries(acts: BarActs, id: string | number, outlined: string): MenuEntry[] {
  const { editing, kind, changes } = acts.editor;
  const { standing } = editing.publishing;
  const isItem = isItemKind(kind.name);
  const hasLanguages = isItem && furtherLanguages().length > 0;
  const isPublic = standing?.status === publicStatus;
  const state = editing.stateName;
  const time = () => acts.open('time');
  const isWhole = state === 'published' && changes === 0;
  const entries: (MenuEntry | false)[] = [
    state === 'scheduled' && { label: texts.publishNow, onChoose: acts.publishNow },
    state === 'published' && { label: texts.saveDraft, onChoose: acts.keep },
    { label: isWhole ? texts.takeBackAt : timeLabel(standing?.publish_at), onChoose: time },
    isPublic && { label: texts.takeBack, onChoose: acts.calls.takeBack },
    standing?.address != null && { label: texts.open, href: standing.address },
    !isWhole && { label: texts.previewLink, onChoose: () => acts.open('link') },
    isPublic && { label: texts.visitors, onChoose: acts.look },
    hasLanguages && { label: editionTexts.languages, onChoose: () => acts.open('languages') },
    isItem && { label: duplicateTexts.duplicate, onChoose: acts.duplicate },
    { label: texts.moveToTrash, onChoose: acts.calls.moveToTrash },
    { label: historyTexts.link, href: historyPath(kind.name, id) },
  ];
  return entries.filter((entry) => entry !== false).filter(({ label }) => label !== outlined);
}

function timeLabel(publish_at: string | null | undefined): string {
  return publish_at ? texts.changeTime : texts.setTime;
}

/** In the order in which they are likely wanted. */
export function menuOf(acts: BarActs, blocker: SaveBlocker | null): MenuEntry[] {
  const { id, kind, previewing } = acts.editor;
  const outlined = outlinedOf(acts, blocker);
  const isShown = previewing.opened && previewing.isBeside;
  const preview = {
    label: isShown ? previewTexts.hide : previewTexts.show,
    onChoose: previewing.toggle,
  };
  // What is edited in its preview always shows it.
  const previews = sectionsOf(kind) ? [] : [preview];
  const { label, href, onPress } = outlined;
  const first = { label, href, onChoose: onPress, isNarrow: true };
  if (blocker?.kind === 'deleted') return [first, ...previews];
  const others =
    id === null
      ? [{ label: texts.setTime, onChoose: () => acts.open('time') }]
      : storedEntries(acts, id, outlined.label);
  return [first, ...previews, ...others];
}
