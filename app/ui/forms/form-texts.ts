import type { FieldLimits } from '../../../domain/inbox/form-limits.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';

export type FormField = Exclude<keyof FieldLimits, 'minLength'>;

export interface FieldTexts {
  label: string;
  upTo: string;
  /** With `{used}` in the place of a number. */
  used: string;
  cut: string;
  /** Said beside the browser's own words (D63); absent where the field may be left empty. */
  missing?: string | undefined;
  wrong?: string | undefined;
}

/** What a form says; made on the server, since an island has no messages. */
export interface FormTexts<Name extends FormField> {
  locale: string;
  fields: Record<Name, FieldTexts>;
  sent: string;
  failed: string;
  note?: string;
  atLeast: string;
  optional: string;
  trap: string;
  send: string;
  busy: string;
  sending: string;
  answer: string;
  /** Before and after the phone number. */
  orCall: [before: string, after: string];
  restore: string;
  retry: string;
  /** The sentences of the calls, which are English, in the language of the page; absent in English. */
  problems?: Record<string, string>;
}

/** The labels of a form, and what it says of its outcome. */
const forms = {
  main: {
    labels: { name: 'forms.fullName', email: 'forms.emailAddress', message: 'forms.message' },
    outcome: { sent: 'forms.sent', failed: 'forms.failed' },
  },
  extended: {
    labels: {
      name: 'forms.name',
      email: 'forms.email',
      phoneNum: 'forms.phone',
      businessName: 'forms.business',
      role: 'forms.role',
      message: 'forms.message',
    },
    outcome: { sent: 'forms.enquirySent', failed: 'forms.enquiryFailed' },
  },
} as const;

/** What the browser does not send. */
const unsent = {
  name: { missing: 'problems.name', wrong: 'problems.atLeast' },
  email: { missing: 'problems.email', wrong: 'problems.emailShape' },
  phoneNum: { missing: 'problems.phone', wrong: 'problems.atLeast' },
  businessName: { missing: undefined, wrong: 'problems.atLeast' },
  role: { missing: undefined, wrong: undefined },
  message: { missing: 'problems.message', wrong: undefined },
} as const;

interface FormFacts {
  limits: FieldLimits;
  answerHours: number;
}

type Forms = typeof forms;

export function formTexts<Kind extends keyof Forms>(
  messages: SiteMessages,
  kind: Kind,
  { limits, answerHours: hours }: FormFacts,
) {
  const { text, locale, language } = messages;
  const { labels, outcome } = forms[kind];
  const fields = Object.entries(labels).map(([name, label]) => {
    return [name, fieldTexts(messages, text(label), name as FormField, limits)];
  });
  const [before = '', after = ''] = text('forms.orCall', { phone: '{phone}' }).split('{phone}');
  const texts: FormTexts<keyof Forms[Kind]['labels'] & FormField> = {
    locale,
    // Of the very labels that the type is made of.
    fields: Object.fromEntries(fields),
    sent: text(outcome.sent),
    failed: text(outcome.failed),
    note: kind === 'extended' ? text('forms.promise', { hours }) : undefined,
    atLeast: text('forms.atLeast', { count: limits.minLength }),
    optional: text('forms.optional'),
    trap: text('forms.trap'),
    send: text('forms.send'),
    busy: text('forms.busy'),
    sending: text('forms.sending'),
    answer: text('forms.answer', { hours }),
    orCall: [before, after],
    restore: text('forms.restore'),
    retry: text('forms.retry'),
    problems: language === 'en' ? undefined : formProblems(limits, messages),
  };
  return texts;
}

function fieldTexts(
  { text }: SiteMessages,
  label: string,
  name: FormField,
  { [name]: count, minLength }: FieldLimits,
): FieldTexts {
  const { missing, wrong } = unsent[name];
  return {
    label,
    upTo: text('forms.upTo', { count }),
    used: text('forms.used', { used: '{used}', count }),
    cut: text('forms.cut', { count }),
    missing: missing && text(missing),
    wrong: wrong && text(wrong, { count: minLength }),
  };
}

const simple = [
  'problems.name',
  'problems.email',
  'problems.emailShape',
  'problems.phone',
  'problems.message',
] as const;

/** Every sentence of domain/inbox/enquiry.ts; the empty one stands for any other. */
export function formProblems(
  limits: FieldLimits,
  { text, english }: SiteMessages,
): Record<string, string> {
  const { minLength: min, ...lengths } = limits;
  const atLeast = { count: min };
  const between = { min, max: limits.businessName };
  return Object.fromEntries([
    ['', text('problems.unknown')],
    ...simple.map((key) => [english(key), text(key)]),
    [english('problems.atLeast', atLeast), text('problems.atLeast', atLeast)],
    ...Object.values(lengths).map((count) => [
      english('problems.atMost', { count }),
      text('problems.atMost', { count }),
    ]),
    [english('problems.between', between), text('problems.between', between)],
  ]);
}
