import { Description } from './description.tsx';
import type { Call as CallDescription, Content, Parameter } from './open-api.ts';
import { wordsForType } from './schema-rows.ts';
import { SchemaTable } from './schema-table.tsx';

export function Call({ call }: { call: CallDescription }) {
  const { method, path, summary, description, security, parameters, requestBody } = call;
  return (
    <article className="docsCall">
      <h3 className="docsSummary">{summary}</h3>
      <p className="docsAddress">
        <strong className="docsMethod" data-method={method}>
          {method}
        </strong>
        <code className="docsPath">{path}</code>
        {security.length > 0 && <span className="docsGate">needs the token</span>}
      </p>
      {description && <Description text={description} />}
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {requestBody && <Body content={requestBody.content} />}
      <Answers responses={call.responses} />
    </article>
  );
}

function Parameters({ parameters }: { parameters: Parameter[] }) {
  return (
    <section className="docsPart">
      <h4 className="docsPartTitle">Parameters</h4>
      <dl className="docsParameters">
        {parameters.map(({ name, in: place, required, description, schema }) => (
          <div key={`${place} ${name}`} className="docsParameter">
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {`in the ${place}, ${wordsForType(schema)}${required ? ', required' : ''}`}
              {description && `. ${description}`}
              {schema.pattern && (
                <>
                  {', like '}
                  <code>{schema.pattern}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Body({ content }: { content: Content }) {
  const [first] = Object.values(content);
  return (
    <section className="docsPart">
      <h4 className="docsPartTitle">Body</h4>
      <p className="docsMedia">{Object.keys(content).join(' or ')}</p>
      {first && <SchemaTable caption="Fields of the body" schema={first.schema} />}
    </section>
  );
}

type Responses = CallDescription['responses'];

interface Answer {
  codes: string[];
  description: string;
  content: Content;
}

/** Answers that only differ in their status share one entry. */
function groupAnswers(responses: Responses): Answer[] {
  const groups = new Map<string, Answer>();
  for (const [code, answer] of Object.entries(responses)) {
    const key = JSON.stringify(answer);
    const group = groups.get(key) ?? { codes: [], ...answer };
    groups.set(key, { ...group, codes: [...group.codes, code] });
  }
  return [...groups.values()];
}

function Answers({ responses }: { responses: Responses }) {
  return (
    <section className="docsPart">
      <h4 className="docsPartTitle">Answers</h4>
      {groupAnswers(responses).map((answer) => (
        <AnswerDetails key={answer.codes.join()} {...answer} />
      ))}
    </section>
  );
}

/** What the describing tool writes when nobody has written anything. */
const noDescription = 'Default Response';

function AnswerDetails({ codes, description, content }: Answer) {
  const [first] = Object.entries(content);
  const label = [codes.join(', '), description === noDescription ? '' : description]
    .filter(Boolean)
    .join(': ');
  if (!first) return <p className="docsBare">{label}</p>;
  const [media, { schema }] = first;
  return (
    <details className="docsAnswer">
      <summary className="docsAnswerSummary">
        <strong>{label}</strong>
        <span className="soft">{`${wordsForType(schema)} as ${media}`}</span>
      </summary>
      <SchemaTable caption={`Fields of the answer ${label}`} schema={schema} />
    </details>
  );
}
