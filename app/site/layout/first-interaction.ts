import { start as startMiniatures } from '../case-studies/miniature/announce-result.ts';
import { start as startCardTransition } from './card-transition.ts';
import { start as startFocusInRow } from './focus-in-row.ts';
import { start as startHeaderMenu } from './header/header-menu.ts';
import { start as startReturningHeader } from './header/returning-header.ts';
import { start as startSlowNavigation } from './slow-navigation.ts';

/** What lines answer to a mouse, a pen or Tab; nothing for who wants less motion or less data. */
function startPointer(savesData: boolean): void {
  if (savesData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const meet = (event: PointerEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent ? event.key !== 'Tab' : event.pointerType === 'touch')
      return;
    removeEventListener('pointermove', meet);
    removeEventListener('keydown', meet);
    import('./pointer/pointer.ts').then(({ start: startMoving }) => startMoving());
  };
  addEventListener('pointermove', meet);
  addEventListener('keydown', meet);
}

/** @param missed The last click before this script arrived; what follows from it still does. */
export function start(savesData: boolean, missed?: MouseEvent): void {
  startHeaderMenu(missed);
  startReturningHeader();
  startSlowNavigation(missed);
  startCardTransition(missed);
  startFocusInRow();
  startMiniatures();
  startPointer(savesData);
}
