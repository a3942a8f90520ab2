import { listOwnSessions } from '../../../../domain/api/accounts/own-account.ts';
import { getFirstHour } from '../../../../domain/api/content/first-hour.ts';
import { listOpenMentions } from '../../../../domain/api/content/remarks.ts';
import { listArrivedAnswers } from '../../../../domain/api/content/sign-off/editor.ts';
import { getOverview } from '../../../../domain/api/operations/overview.ts';
import { checkSettingsCall } from '../../../../domain/api/operations/settings-check.ts';
import { request } from '../../api.ts';
import { load } from '../../ui/loaded.tsx';

/** Milliseconds that the screen before stays on view, so that nothing jumps when the answer is quick. */
const graceTime = 400;

/** Milliseconds that the first hour's card, which stands above the rest, is waited for; later it would push it down. */
const cardTimeout = 3_000;

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}

export async function loadPortal() {
  const overview = load(getOverview);
  const check = load(checkSettingsCall);
  const sessions = load(listOwnSessions);
  const mentions = load(listOpenMentions);
  const arrived = load(listArrivedAnswers);
  const [firstHour] = await Promise.all([
    Promise.race([request(getFirstHour).catch(() => null), after(cardTimeout)]),
    Promise.race([Promise.all([overview, check, sessions]), after(graceTime)]),
  ]);
  return { overview, check, sessions, mentions, arrived, firstHour };
}
