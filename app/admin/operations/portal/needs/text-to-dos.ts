import type {
  Overview,
  RecentItem,
  RefusedPublication,
  ScheduledItem,
} from '../../../../../domain/api/operations/overview.ts';
import { capitalized, itemKinds } from '../../../../../domain/content/kinds/names.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { editPathOfNoun } from '../../../content/screens.ts';
import { hourInWords } from '../../../site-facts.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { dayOf, daysInWords, hourOf, nightsFrom, untilInWords } from '../times.ts';
import { foldedGroup, type ToDo, type ToDoGroup } from './to-do.ts';

/** Rows besides those of what is published with changes. */
const shownDrafts = 4;

/** Rows of each sort before the others follow. */
const shownOfEach = 2;

function noteOf({ kind, state }: RecentItem): string {
  const noun = capitalized(kind);
  if (state === 'changed') return texts.changedNote(noun);
  return state === 'taken back' ? texts.takenBackNote(noun) : texts.draftNote(noun);
}

function draftRow(item: RecentItem, now: number): ToDo {
  const { kind, id, title, updated_at, state } = item;
  const days = Math.max(0, -nightsFrom(now, updated_at));
  return {
    id: `draft ${kind} ${id}`,
    figure: days === 0 ? texts.todayShort : daysInWords(days),
    under: days === 0 ? texts.changedAt(hourOf(updated_at)) : texts.notTouched,
    name: title || texts.untitled,
    stands: state,
    note: noteOf(item),
    action: { verb: texts.goOn, to: editPathOfNoun(item) },
  };
}

function scheduledRow(item: ScheduledItem, now: number): ToDo {
  const { kind, id, title, at, change } = item;
  return {
    id: `${change} ${kind} ${id}`,
    figure: dayOf(at),
    under: hourInWords(at),
    name: title || texts.untitled,
    ...(change === 'publish' ? { stands: 'scheduled' } : { kind: texts.toBeTakenBack }),
    note: texts.scheduledNote[change](capitalized(kind), untilInWords(at, now)),
    action: { verb: texts.open, to: editPathOfNoun(item) },
  };
}

function refusedRow({ reason, at, ...item }: RefusedPublication): ToDo {
  const { kind, id, title } = item;
  return {
    id: `refused ${kind} ${id}`,
    state: 'late',
    figure: dayOf(at),
    under: hourInWords(at),
    name: title || texts.untitled,
    note: texts.refusedNote(capitalized(kind), reason),
    action: { verb: texts.open, to: editPathOfNoun(item) },
  };
}

/** One for each language whose texts do not say any more what their originals say. */
function outdatedRows({ translations }: Overview): ToDo[] {
  const behind = translations.filter(({ outdated }) => outdated > 0);
  return behind.map(({ language, outdated, outdated_words }) => ({
    id: `outdated ${language}`,
    figure: texts.outdatedShort(outdated),
    under: texts.outdated,
    name: texts.outdatedIn(outdated, languageName(language)),
    note: texts.outdatedNote(outdated, outdated_words),
    action: { verb: texts.goOn, to: `/admin/languages/${language}` },
  }));
}

/** Drafts and newer drafts of what is published, the last changed first, and the next of the schedule. */
export function textGroup(overview: Overview, now: number): ToDoGroup {
  const { drafts, changed, scheduled, refused, counts, published } = overview;
  const outdated = outdatedRows(overview);
  const isWaiting = (draft: RecentItem) =>
    !scheduled.items.some(({ kind, id }) => kind === draft.kind && id === draft.id);
  const waiting = drafts.filter(isWaiting);
  const newer = changed.items.filter(isWaiting);
  // Counted among the drafts.
  const isAllowed = (draft: RecentItem) =>
    !refused.some(({ kind, id }) => kind === draft.kind && id === draft.id);
  const sorts = [
    waiting.filter(isAllowed).map((draft) => draftRow(draft, now)),
    newer.filter(isAllowed).map((draft) => draftRow(draft, now)),
    scheduled.items.map((item) => scheduledRow(item, now)),
  ];
  const rows = [
    ...refused.map(refusedRow),
    ...outdated,
    ...sorts.flatMap((sort) => sort.slice(0, shownOfEach)),
    ...sorts.flatMap((sort) => sort.slice(shownOfEach)),
  ];
  const allDrafts = itemKinds.reduce((sum, kind) => sum + counts[kind] - published[kind], 0);
  const listedTwice = drafts.length - waiting.length + (changed.items.length - newer.length);
  const total = outdated.length + allDrafts + changed.total + scheduled.total - listedTwice;
  const shown =
    refused.length + outdated.length + shownDrafts + Math.min(newer.length, shownOfEach);
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
