import type {
  Overview,
  RecentItem,
  ScheduledItem,
} from '../../../../../domain/api/operations/overview.ts';
import { capitalized, itemKinds } from '../../../../../domain/content/kinds/names.ts';
import { hourInWords } from '../../../../../domain/site-clock.ts';
import { editPathOfNoun } from '../../../content/screens.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { dayOf, daysInWords, hourOf, nightsFrom, untilInWords } from '../times.ts';
import { foldedGroup, type ToDo, type ToDoGroup } from './to-do.ts';

const shown = 4;

/** Rows of each sort before the others follow. */
const shownOfEach = 2;

function draftRow({ kind, id, title, updated_at, state }: RecentItem, now: number): ToDo {
  const days = Math.max(0, -nightsFrom(now, updated_at));
  return {
    id: `draft ${kind} ${id}`,
    figure: days === 0 ? texts.todayShort : daysInWords(days),
    under: days === 0 ? texts.changedAt(hourOf(updated_at)) : texts.notTouched,
    name: title || texts.untitled,
    stands: state,
    note: texts.draftNote(capitalized(kind)),
    action: { verb: texts.goOn, to: editPathOfNoun(kind, id) },
  };
}

function scheduledRow({ kind, id, title, at, change }: ScheduledItem, now: number): ToDo {
  return {
    id: `${change} ${kind} ${id}`,
    figure: dayOf(at),
    under: hourInWords(at),
    name: title || texts.untitled,
    ...(change === 'publish' ? { stands: 'scheduled' } : { kind: texts.toBeTakenBack }),
    note: texts.scheduledNote[change](capitalized(kind), untilInWords(at, now)),
    action: { verb: texts.open, to: editPathOfNoun(kind, id) },
  };
}

/** Drafts, the one changed last first, and what is scheduled, the next first. */
export function textGroup(
  { drafts, scheduled, counts, published }: Overview,
  now: number,
): ToDoGroup {
  const isScheduled = (draft: RecentItem) =>
    scheduled.items.some(({ kind, id }) => kind === draft.kind && id === draft.id);
  const waiting = drafts.filter((draft) => !isScheduled(draft));
  const ofDrafts = waiting.map((draft) => draftRow(draft, now));
  const ofSchedule = scheduled.items.map((item) => scheduledRow(item, now));
  const rows = [
    ...[...ofDrafts.slice(0, shownOfEach), ...ofSchedule.slice(0, shownOfEach)],
    ...[...ofDrafts.slice(shownOfEach), ...ofSchedule.slice(shownOfEach)],
  ];
  const allDrafts = itemKinds.reduce((sum, kind) => sum + counts[kind] - published[kind], 0);
  const total = allDrafts - (drafts.length - waiting.length) + scheduled.total;
  return foldedGroup({ title: texts.yourTexts, rows, total, shown }, (rest, count) => ({
    id: 'more texts',
    figure: String(count),
    under: texts.more,
    name: texts.moreTexts(count),
    kind: texts.names(
      rest.map(({ name }) => name),
      count,
    ),
    note: texts.moreTextsNote,
  }));
}
