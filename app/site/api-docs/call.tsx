import { TextLink } from '../../ui/text-link.tsx';
import { type AnswerOfCodes, groupAnswers, type SharedAnswer } from './answers.ts';
import { Description } from './description.tsx';
import type { Content, DocumentedCall, Parameter } from './open-api.ts';
import { wordsForType } from './schema-rows.ts';
import { SchemaTable } from './schema-table.tsx';

interface CallProps {
  call: DocumentedCall;
  /** By their content as JSON. */
  shared: Map<string, SharedAnswer>;
}

export function CallEntry({ call, shared }: CallProps) {
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
      {requestBody && (
        <Body title="Body" caption="Fields of the body" content={requestBody.content} />
      )}
      <Answers answers={groupAnswers(call.responses)} shared={shared} />
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

interface BodyProps {
  title: string;
  caption: string;
  content: Content;
}

export function Body({ title, caption, content }: BodyProps) {
  const [first] = Object.values(content);
  return (
    <section className="docsPart">
      <h4 className="docsPartTitle">{title}</h4>
      <p className="docsMedia">{Object.keys(content).join(' or ')}</p>
      {first && <SchemaTable caption={caption} schema={first.schema} />}
    </section>
  );
}

interface AnswersProps {
  answers: AnswerOfCodes[];
  shared: CallProps['shared'];
}

function Answers({ answers, shared }: AnswersProps) {
  return (
    <section className="docsPart">
      <h4 className="docsPartTitle">Answers</h4>
      {answers.map((answer) => (
        <AnswerDetails
          key={answer.codes.join()}
          {...answer}
          shared={shared.get(JSON.stringify(answer.content))}
        />
      ))}
    </section>
  );
}

/** The generator's text for a missing description. */
const noDescription = 'Default Response';

function AnswerDetails({
  codes,
  description,
  content,
  shared,
}: AnswerOfCodes & { shared?: SharedAnswer }) {
  const [first] = Object.entries(content);
  const label = [codes.join(', '), description === noDescription ? '' : description]
    .filter(Boolean)
    .join(': ');
  if (!first) return <p className="docsBare">{label}</p>;
  if (shared) {
    return (
      <p className="docsSharedAnswer">
        <strong>{label}</strong>
        <TextLink href={`#${shared.id}`}>{shared.title}</TextLink>
      </p>
    );
  }
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
