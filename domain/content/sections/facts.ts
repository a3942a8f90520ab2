import { xmlText } from '../../xml.ts';

/** R-P-11: what texts of sections may name in braces. */
export interface Facts {
  name: string;
  /** What the agency does, in one sentence. */
  description: string;
  phone: string;
  email: string;
  cities: string;
  answerHours: string;
  /** '24 months', or '' where enquiries are kept until somebody asks. */
  retention: string;
  retentionMonths: string;
  /** 'your enquiry for 24 months', or 'your enquiry, until you ask'. */
  enquiryKept: string;
  year: string;
  /** 'Fourteen projects' */
  projects: string;
}

type FactName = keyof Facts;

/** In the order in which editors are told of them. */
export const factNames = Object.keys({
  name: true,
  description: true,
  phone: true,
  email: true,
  cities: true,
  projects: true,
  answerHours: true,
  retention: true,
  retentionMonths: true,
  enquiryKept: true,
  year: true,
} satisfies Record<FactName, true>);

const inBraces = /\{([A-Za-z]+)\}/g;

function isFact(facts: Facts, name: string): name is FactName {
  return Object.hasOwn(facts, name);
}

/** Whether a text somewhere in a value names the fact. */
export function namesFact(value: unknown, name: FactName): boolean {
  return JSON.stringify(value).includes(`{${name}}`);
}

/** What a text names in braces that is no fact; visitors would read it as it stands. */
export function unknownFacts(text: string): string[] {
  const named = [...text.matchAll(inBraces)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !factNames.includes(name));
}

/** Unknown names stay as they are typed; the doctor says so. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(inBraces, (typed, name: string) =>
    isFact(facts, name) ? facts[name] : typed,
  );
}

/** Decision D69: escaped for where it stands. */
export function withFactsInHtml(html: string, facts: Facts): string {
  return html.replace(inBraces, (typed, name: string) =>
    isFact(facts, name) ? xmlText(facts[name]) : typed,
  );
}
