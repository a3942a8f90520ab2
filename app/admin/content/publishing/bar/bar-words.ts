import type { PublishingOfItem } from '../../../../../domain/api/content/publishing.ts';
import { publicStatus, publishingStateOf } from '../../../../../domain/content/publishing.ts';
import { hourInWords, siteClock, timeInWords } from '../../../site-facts.ts';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import type { StateSign } from '../state-sign.tsx';

const { notes } = texts;

export interface BarFacts {
  /** Null for an item that is not stored yet, and while nobody can tell. */
  standing: PublishingOfItem | null;
  isNew: boolean;
  save: string;
  changes: number;
  /** When they were last written down on this device. */
  keptAt: number | null;
  /** This browser cannot write them down. */
  isLost: boolean;
  /** The newer draft is what stands in the form. */
  took: boolean;
  now: number;
}

export interface BarWords {
  sign: StateSign;
  message: string;
  notes: string[];
}

type Stored = BarFacts & { standing: PublishingOfItem };

function unsaved({ changes, keptAt, isLost }: BarFacts): string {
  const count = notes.unsaved(changes);
  if (isLost) return `${count}, ${notes.notKept}`;
  if (keptAt === null) return count;
  return `${count}, ${notes.keptHere(hourInWords(new Date(keptAt).toISOString()))}`;
}

function visitorsSee({ standing }: Stored): string[] {
  if (standing.status !== publicStatus) return [];
  return [notes.visitorsSee(timeInWords(standing.updated_at))];
}

function takesBack({ unpublish_at }: PublishingOfItem): string[] {
  return unpublish_at === null ? [] : [notes.takesBack(timeInWords(unpublish_at))];
}

/** A time that a call has set where nothing waits for it. */
function waitsForDraft({ publish_at }: PublishingOfItem): string[] {
  return publish_at === null ? [] : [notes.publishesDraft(timeInWords(publish_at))];
}

function draftNotes(facts: Stored): string[] {
  const { standing, save, changes } = facts;
  const kept = changes > 0 ? unsaved(facts) : notes.savedAt(timeInWords(standing.updated_at));
  return [notes.colleaguesOnly, kept, notes.publishes(save), ...takesBack(standing)];
}

function publishedNotes(facts: Stored): string[] {
  const { standing, save, changes, took } = facts;
  if (changes === 0 && standing.draft === null) {
    const times = [...waitsForDraft(standing), ...takesBack(standing)];
    return [...visitorsSee(facts), notes.nothingChanged, ...times];
  }
  return [
    ...(standing.draft === null ? [] : [took ? notes.isNewer : notes.newerKept]),
    ...(changes > 0 ? [unsaved(facts)] : []),
    ...visitorsSee(facts),
    ...(changes > 0 || took ? [notes.publishes(save)] : []),
    ...waitsForDraft(standing),
    ...takesBack(standing),
  ];
}

function scheduledNotes(facts: Stored): string[] {
  const { standing, save, changes, now } = facts;
  const at = standing.publish_at ?? '';
  const clock = siteClock();
  const second = clock.secondHourInWords(at);
  return [
    ...(second === '' ? [] : [second]),
    notes.inDays(clock.nightsUntil(at, now)),
    changes > 0 ? unsaved(facts) : notes.allSaved,
    notes.keepsTime(save),
    ...visitorsSee(facts),
    ...takesBack(standing),
  ];
}

function takenBackNotes(facts: Stored): string[] {
  const { standing, save, changes } = facts;
  return [
    ...(standing.taken_back_at ? [notes.since(timeInWords(standing.taken_back_at))] : []),
    notes.answersGone,
    changes > 0 ? unsaved(facts) : notes.allSaved,
    notes.staysBack(save),
  ];
}

function storedWords(facts: Stored): BarWords {
  const { standing, changes } = facts;
  const state = publishingStateOf(standing);
  switch (state) {
    case 'draft':
      return { sign: state, message: texts.states.draft, notes: draftNotes(facts) };
    case 'scheduled': {
      const message = texts.scheduledFor(timeInWords(standing.publish_at ?? ''));
      return { sign: state, message, notes: scheduledNotes(facts) };
    }
    case 'taken back':
      return { sign: state, message: texts.states['taken back'], notes: takenBackNotes(facts) };
    default: {
      const sign = changes > 0 ? 'changed' : state;
      return { sign, message: texts.states[sign], notes: publishedNotes(facts) };
    }
  }
}

function newWords(facts: BarFacts): BarWords {
  const { isNew, changes, save } = facts;
  const typed = changes > 0 ? unsaved(facts) : notes.nothingTyped;
  if (!isNew) return { sign: 'hint', message: texts.bar, notes: [notes.unknown, typed] };
  return { sign: 'draft', message: texts.states.draft, notes: [typed, notes.publishes(save)] };
}

/** Where an item stands, and what visitors see and what is kept where. */
export function barWords(facts: BarFacts): BarWords {
  const { standing } = facts;
  return standing ? storedWords({ ...facts, standing }) : newWords(facts);
}
