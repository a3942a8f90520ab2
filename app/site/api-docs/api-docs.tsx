import { siteContext } from '../../context.ts';
import { ArticleColumns } from '../../ui/article/article-columns.tsx';
import { ArticleHead } from '../../ui/article/article-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { headingIds } from '../insights/article/heading-ids.ts';
import type { SiteFrame } from '../layout/site-frame.ts';
import type { Route } from './+types/api-docs';
import { findSharedAnswers, type SharedAnswer } from './answers.ts';
import apiDocsStyles from './api-docs.css?url';
import { Body, CallEntry } from './call.tsx';
import { Description } from './description.tsx';
import { type CallGroup, groupCalls, openApiDocument } from './open-api.ts';

export const handle: SiteFrame = { solidHeader: true };

/** A stylesheet of its own, since visitors never see this page. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: apiDocsStyles }];

/** A header, since search engines read no meta element of a page that they only list. */
export function headers() {
  return { 'X-Robots-Tag': 'noindex' };
}

export async function loader({ context }: Route.LoaderArgs) {
  const document = openApiDocument.parse(await context.get(siteContext).openApi());
  return { info: document.info, groups: groupCalls(document) };
}

export function meta() {
  return [
    { title: 'The calls of this site' },
    {
      name: 'description',
      content: 'Every call that the pages and the back office make, with its fields and answers.',
    },
    { name: 'robots', content: 'noindex' },
  ];
}

const sharedPart = { id: 'shared-answers', label: 'Answers of many calls' };
const crumbs = [{ href: '/', label: 'Home' }, { label: 'API' }];

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { info, groups } = loaderData;
  const ids = headingIds(groups.map(({ tag }) => tag));
  const parts = groups.map((group, index) => ({ ...group, id: ids[index] ?? '' }));
  const shared = findSharedAnswers(groups);
  return (
    <>
      <ArticleHead crumbs={crumbs} title="The calls of this site">
        <span>{`Version ${info.version}`}</span>
        <TextLink href="/api/openapi.json">The same as JSON</TextLink>
      </ArticleHead>
      <ArticleColumns
        contentsTitle="Groups of calls"
        contents={[...parts.map(({ id, tag }) => ({ id, label: tag })), sharedPart]}
      >
        <div className="docsText">
          {info.description && <Description text={info.description} />}
          {parts.map((part) => (
            <Group key={part.id} {...part} shared={shared} />
          ))}
          <SharedAnswers answers={[...shared.values()]} />
        </div>
      </ArticleColumns>
    </>
  );
}

interface GroupProps extends CallGroup {
  id: string;
  shared: Map<string, SharedAnswer>;
}

function Group({ id, tag, calls, shared }: GroupProps) {
  return (
    <section className="docsGroup">
      <h2 className="d3" id={id}>
        {tag}
      </h2>
      {calls.map((call) => (
        <CallEntry key={`${call.method} ${call.path}`} call={call} shared={shared} />
      ))}
    </section>
  );
}

/** Repeated at each of their calls, they would be half of the page. */
function SharedAnswers({ answers }: { answers: SharedAnswer[] }) {
  return (
    <section className="docsGroup">
      <h2 className="d3" id={sharedPart.id}>
        {sharedPart.label}
      </h2>
      {answers.map(({ id, title, content }) => (
        <article key={id} className="docsCall" id={id}>
          <h3 className="docsSummary">{title}</h3>
          <Body title="Fields" caption={`Fields of the answer ${title}`} content={content} />
        </article>
      ))}
    </section>
  );
}
