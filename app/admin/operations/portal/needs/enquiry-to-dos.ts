import { firstWords, type WaitingEnquiry } from '../../../../../domain/api/operations/overview.ts';
import { hour } from '../../../../../domain/durations.ts';
import { promiseEnd } from '../../../../../domain/inbox/answer-promise.ts';
import { hourInWords, siteFacts } from '../../../site-facts.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { dayOf, dueInWords, pastDayInWords, roughly } from '../times.ts';
import { foldedGroup, type ToDo, type ToDoGroup } from './to-do.ts';

const soon = 12 * hour;
const shown = 3;

function dueOf(enquiry: WaitingEnquiry): number {
  return promiseEnd(enquiry, siteFacts().answerHours);
}

/** 'Mon 30 Nov, 09:00 Lisbon'. */
function dueTimeInWords(enquiry: WaitingEnquiry): string {
  const due = new Date(dueOf(enquiry)).toISOString();
  return `${dayOf(due)}, ${hourInWords(due)}`;
}

export function isLate(enquiry: WaitingEnquiry, now: number): boolean {
  return dueOf(enquiry) < now;
}

function timeLeft(enquiry: WaitingEnquiry, now: number): Pick<ToDo, 'state' | 'figure' | 'under'> {
  const due = dueOf(enquiry);
  const left = due - now;
  const under = texts.due(dueInWords(due, now));
  if (left < 0) return { state: 'late', figure: texts.late(roughly(-left)), under };
  const figure = texts.left(roughly(left));
  return left < soon ? { state: 'soon', figure, under } : { figure, under };
}

function nameOf({ businessName, name }: WaitingEnquiry): string {
  return businessName || name;
}

function toDoOf(enquiry: WaitingEnquiry, now: number): ToDo {
  const { enquiry_id, created_at, place, assignee, words } = enquiry;
  return {
    id: `enquiry ${enquiry_id}`,
    ...timeLeft(enquiry, now),
    name: nameOf(enquiry),
    kind: texts.wrote(pastDayInWords(created_at, now), place, assignee),
    note: texts.words(words.replace(/\s+/g, ' ').trim(), words.length >= firstWords),
    action: { verb: texts.answer, to: `/admin/enquiries/${enquiry_id}` },
  };
}

/** What waits for an answer, in the order in which it is due. */
export function enquiryGroup(
  { items, total }: { items: WaitingEnquiry[]; total: number },
  now: number,
): ToDoGroup {
  const group = { title: texts.today, rows: items.map((one) => toDoOf(one, now)), total, shown };
  return foldedGroup(group, (_, count) => {
    const rest = items.slice(shown);
    const [next] = rest;
    const times = next ? timeLeft(next, now) : { figure: '', under: '' };
    return {
      id: 'more enquiries',
      ...times,
      name: texts.moreEnquiries(count),
      kind: texts.names(rest.map(nameOf), count),
      note: next ? texts.nextDue(dueTimeInWords(next)) : '',
    };
  });
}
