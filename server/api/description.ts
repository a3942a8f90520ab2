import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { capitalized, itemKinds, pluralOf } from '../../domain/content/kinds/names.ts';
import { type SchemaWithExamples, withExample } from './examples.ts';

const description = [
  'The calls of the public site and its back office.',
  'Calls that write need the header `Authorization: Bearer {token}` of an administrator,',
  'except signing in, the ways to get in again, and the two contact forms. Calls that read answer a visitor without one, or with',
  'one that has ended, and give an administrator the drafts as well. No call sets or reads a cookie.',
].join(' ');

/** A kind that is not among them is described by its name. */
const described: Record<string, string> = {
  Audit: 'Who has done what, and when.',
  Blogs: 'The articles of Insights.',
  'Case studies': 'The projects that the site shows.',
  Categories: 'What blogs are sorted by.',
  Description: 'The description of all calls.',
  Editions: 'Items and settings in the further languages of the site.',
  Enquiries: 'The two contact forms of the site.',
  Import: 'What other sites’ exports bring: plan, run and ledger.',
  Inbox: 'The enquiries as the back office works on them.',
  Export: 'Everything that the site holds, as one file.',
  Lists: "The back office's lists, page by page.",
  'Location pages': 'The pages of places where the agency works.',
  Overview: 'What waits and what changed, in figures.',
  'Own account': 'Password, sessions and second factor of whoever is signed in.',
  Presence: 'Who has an item open.',
  Previews: 'The public page of what is not published yet.',
  Publishing: 'Drafts, times of publishing, and checks before and after it.',
  Redirects: 'Addresses without a page of their own.',
  Remarks: 'What people of the back office say about items.',
  Revisions: 'What items and settings have been.',
  'First hour': 'What leads an owner from the first content to a site of their own.',
  'Saved answers': 'Answers to enquiries that are used again.',
  'Saved filters': 'What whoever is signed in filters the lists of the back office by.',
  Settings: 'What the agency says of itself, and how the installation is set up.',
  'Sign-off': 'What clients approve by a link, and what they say.',
  Trash: 'Deleted items that can be brought back.',
  Uploads: 'Pictures and films.',
  Users: 'Signing in, and the people of the back office.',
};

const ofKinds = Object.fromEntries(
  itemKinds.map(pluralOf).map((many) => [capitalized(many), `The ${many} of the site.`]),
);

const tags = Object.entries<string>({ ...ofKinds, ...described })
  .map(([name, description]) => ({ name, description }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** What the transform makes of a route: JSON Schema in the place of zod's. */
interface Described {
  body?: SchemaWithExamples;
  response?: Record<string, SchemaWithExamples | { content: object }>;
}

/** The body and the main answer with an example each; other content than JSON has none. */
function withExamples({ body, response = {}, ...rest }: Described) {
  const answers = Object.entries(response).map(([status, schema]) => {
    const isShown = status.startsWith('2') && !('content' in schema);
    return [status, isShown ? withExample(schema) : schema];
  });
  const shown = { ...rest, response: Object.fromEntries(answers) };
  return body ? { ...shown, body: withExample(body) } : shown;
}

/** zod's schemas as JSON Schema, and the token where the gate asks for one. */
const describeRoute: typeof jsonSchemaTransform = (document) => {
  const { route } = document;
  const reads = route.method === 'GET';
  const isPublic = route.config?.access === 'public' || (reads && !route.config?.access);
  const { schema, url } = jsonSchemaTransform(document);
  // Routes without a schema are left out of the description.
  const described = schema && withExamples(schema as Described);
  return { schema: { ...described, security: isPublic ? [] : [{ bearer: [] }] }, url };
};

/** The description of all calls; routes without a tag, such as pages, are left out. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  const { origin } = app.services.config;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Agency site',
        version: '1.0.0',
        description,
        contact: { name: 'The owner of the site', url: `${origin}/contact` },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: origin }],
      tags,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    hideUntagged: true,
  });
}
