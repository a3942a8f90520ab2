import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends string> = Extract<Issue, { code: Code }>;

const kinds = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

function tooBig({ origin, maximum }: IssueOf<'too_big'>): string {
  if (origin === 'string') return `Please use at most ${maximum} characters.`;
  if (origin === 'array') return `Please use at most ${maximum} items.`;
  return `Please use at most ${maximum}.`;
}

function tooSmall({ origin, minimum }: IssueOf<'too_small'>): string {
  if (origin !== 'string') return `Please use at least ${minimum}.`;
  return minimum === 1 ? 'Please fill this in.' : `Please use at least ${minimum} characters.`;
}

/** What is said of a field whose schema in domain/ has no sentence of its own. */
function sentenceFor(issue: Issue): string | undefined {
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'invalid_value') {
    return `This must be one of: ${issue.values.map((value) => `'${String(value)}'`).join(', ')}.`;
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return 'Please enter an email address like name@example.com.';
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'This is missing.';
  return `This must be ${kinds.get(issue.expected) ?? issue.expected}.`;
}

/** Whether a sentence may be said of any field: those above, those of zod and a few of domain/. */
export function isOfAnyField(sentence: string): boolean {
  return /^(This (is|must be) |Must be |Please (use|fill) |Invalid |Unrecognized )/.test(sentence);
}

/** Makes zod speak to people instead of programmers, for every call of this process. */
export function speakInSentences(): void {
  z.config({ customError: sentenceFor });
}
