import { start as startMiniatures } from '../case-studies/miniatures/announce-result.ts';
import { start as startCardTransition } from './card-transition.ts';
import { start as startFocusInRow } from './focus-in-row.ts';
import { start as startHeaderMenu } from './header/header-menu.ts';
import { start as startReturningHeader } from './header/returning-header.ts';
import { start as startSlowNavigation } from './slow-navigation.ts';

/** @param missed The last click before this script arrived; what follows from it still does. */
export function start(missed?: MouseEvent): void {
  startHeaderMenu(missed);
  startReturningHeader();
  startSlowNavigation(missed);
  startCardTransition(missed);
  startFocusInRow();
  startMiniatures();
}
