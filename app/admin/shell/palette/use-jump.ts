import { useNavigate } from 'react-router';
import { isEditedOnPage, listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { messageOf, signOut } from '../../api.ts';
import { beginItem } from '../../item-calls.ts';
import { useAlert } from '../alert-banner.tsx';
import type { Entry } from './entries.ts';
import { keepRecent } from './recent.ts';

/** An item with a page of its own is begun there; the form of another opens over its list. */
async function pathOfNew(name: ItemKind): Promise<string> {
  if (!isEditedOnPage(name)) return `${listPathOf(name)}?new`;
  // Its fields are not loaded with every screen.
  const { kinds } = await import('../../../../domain/content/kinds/kinds.ts');
  const kind = kinds.find((one) => one.name === name);
  return kind ? beginItem(kind) : listPathOf(name);
}

export function useJump() {
  const navigate = useNavigate();
  const showAlert = useAlert();

  return async (entry: Entry): Promise<void> => {
    const { goal } = entry;
    keepRecent(entry);
    if ('logout' in goal) {
      await signOut();
      location.reload();
      return;
    }
    try {
      await navigate('to' in goal ? goal.to : await pathOfNew(goal.create));
    } catch (error) {
      showAlert({ kind: 'failure', text: messageOf(error) });
    }
  };
}
