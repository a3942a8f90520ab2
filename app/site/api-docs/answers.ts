import type { CallGroup, Content, DocumentedCall } from './open-api.ts';
import { schemaRows } from './schema-rows.ts';

export interface AnswerOfCodes {
  codes: string[];
  description: string;
  content: Content;
}

/** An answer that several calls share; `id` is the anchor of its fields. */
export interface SharedAnswer {
  id: string;
  title: string;
  content: Content;
}

/** From so many calls on, an answer is shown once for all of them. */
const sharedFrom = 3;

const namedFields = 4;

/** Answers of a call that differ in their status only are one entry. */
export function groupAnswers(responses: DocumentedCall['responses']): AnswerOfCodes[] {
  const groups = new Map<string, AnswerOfCodes>();
  for (const [code, answer] of Object.entries(responses)) {
    const key = JSON.stringify(answer);
    const group = groups.get(key) ?? { codes: [], ...answer };
    groups.set(key, { ...group, codes: [...group.codes, code] });
  }
  return [...groups.values()];
}

function fieldsOf([content]: Content[string][]): string[] {
  const rows = content ? schemaRows(content.schema) : [];
  return rows.flatMap(({ names }) => names).filter((name) => !name.includes('.'));
}

function titleOf(content: Content): string {
  const fields = fieldsOf(Object.values(content));
  const named = fields.slice(0, namedFields).join(', ');
  return fields.length > namedFields ? `${named} and ${fields.length - namedFields} more` : named;
}

export function findSharedAnswers(groups: CallGroup[]): Map<string, SharedAnswer> {
  const contents = groups
    .flatMap(({ calls }) => calls)
    .flatMap(({ responses }) => groupAnswers(responses))
    .map(({ content }) => content)
    .filter((content) => fieldsOf(Object.values(content)).length > 0);
  const byKey = Map.groupBy(contents, (content) => JSON.stringify(content));
  const shared = [...byKey].filter(([, given]) => given.length >= sharedFrom);
  return new Map(
    shared.map(([key, [content = {}]], index) => [
      key,
      { id: `answer-${index + 1}`, title: titleOf(content), content },
    ]),
  );
}
