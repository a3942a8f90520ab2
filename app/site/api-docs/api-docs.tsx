import { siteContext } from '../../context.ts';
import { ArticleColumns, ArticleHead } from '../../ui/article-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { headingIds } from '../insights/heading-ids.ts';
import type { SiteHandle } from '../site.tsx';
import type { Route } from './+types/api-docs';
import apiDocsStyles from './api-docs.css?url';
import { Call } from './call.tsx';
import { Description } from './description.tsx';
import { type CallGroup, groupCalls, openApiDocument } from './open-api.ts';

export const handle: SiteHandle = { solidHeader: true };

/** In a file of its own: visitors never see this page. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: apiDocsStyles }];

export function loader({ context }: Route.LoaderArgs) {
  const document = openApiDocument.parse(context.get(siteContext).openApi());
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

const crumbs = [{ href: '/', label: 'Home' }, { label: 'API' }];

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { info, groups } = loaderData;
  const ids = headingIds(groups.map(({ tag }) => tag));
  const parts = groups.map((group, index) => ({ ...group, id: ids[index] ?? '' }));
  return (
    <>
      <ArticleHead crumbs={crumbs} title="The calls of this site">
        <span>{`Version ${info.version}`}</span>
        <TextLink href="/api/openapi.json">The same as JSON</TextLink>
      </ArticleHead>
      <ArticleColumns
        contentsTitle="Groups of calls"
        contents={parts.map(({ id, tag }) => ({ id, label: tag }))}
      >
        <div className="docsText">
          {info.description && <Description text={info.description} />}
          {parts.map((part) => (
            <Group key={part.id} {...part} />
          ))}
        </div>
      </ArticleColumns>
    </>
  );
}

function Group({ id, tag, calls }: CallGroup & { id: string }) {
  return (
    <section className="docsGroup">
      <h2 className="d3" id={id}>
        {tag}
      </h2>
      {calls.map((call) => (
        <Call key={`${call.method} ${call.path}`} call={call} />
      ))}
    </section>
  );
}
