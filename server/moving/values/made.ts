import type { SourceNote } from '../../../domain/moving/source-entry.ts';

/** What a kind of ours makes of an item of a foreign site. */
export interface MadeValues<Values> {
  values: Values;
  /** What was changed on the way. */
  notes: SourceNote[];
  /** Whether something is missing or was cut, so that a person should look before visitors do. */
  mustBeDraft: boolean;
}

/** Collects what was changed while values are made. */
export class Making {
  readonly notes: SourceNote[] = [];
  mustBeDraft = false;

  note(what: string, became: string): void {
    if (this.notes.some((known) => known.what === what && known.became === became)) return;
    this.notes.push({ what, became });
  }

  made<Values>(values: Values): MadeValues<Values> {
    return { values, notes: this.notes, mustBeDraft: this.mustBeDraft };
  }

  /** At a word, with a note. */
  cut(what: string, text: string, limit: number): string {
    const short = cutAtWord(text, limit);
    if (short !== text) this.note(what, `Cut to ${limit.toLocaleString('en')} characters.`);
    return short;
  }
}

/** The fields that the source says something about; all others are left to the editors. */
export function given<Values extends object>(values: Values): Partial<Values> {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(filled) as Partial<Values>;
}

const ellipsis = '…';

/** Never in the middle of a character or, where it has spaces, of a word. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit - ellipsis.length);
  const space = room.search(/\s\S*$/);
  const whole = space > limit / 2 ? room.slice(0, space) : room;
  return `${whole.toWellFormed().replace(/[\uFFFD\s]+$/, '')}${ellipsis}`;
}
