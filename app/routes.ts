import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

// Plain data, since the sitemap and the reserved addresses read it too
// (domain/content/addresses/reserved-slugs.ts) and React Router's helpers exist only in a build.

const page = 'site/page/page.tsx';

// The list of a kind, whose items are edited in a popup over it or on a page of their own.
const popupList = 'admin/content/list/popup-list.tsx';
const pageList = 'admin/content/list/page-list.tsx';
const editScreen = 'admin/content/page/edit-screen.tsx';

export default [
  layout('site/site.tsx', [
    index(page, { id: 'home' }),
    route('casestudy/:id', 'site/case-studies/study/case-study.tsx'),
    route('blogs/:slug', 'site/insights/article/blog.tsx'),
    route('api/docs', 'site/api-docs/api-docs.tsx'),
    route('preview/:reason', 'site/missing/preview-refused.tsx'),
    route(':slug', page, { id: 'page' }),
    route('*', page, { id: 'deep-page' }),
  ]),
  route('preview/sign-off', 'site/sign-off/sign-off.tsx'),
  route('login', 'admin/accounts/login/login.tsx'),
  route('login/forgot', 'admin/accounts/login/forgot.tsx'),
  route('login/reset', 'admin/accounts/login/reset.tsx'),
  route('login/invitation', 'admin/accounts/login/invitation.tsx'),
  route('admin', 'admin/layout.tsx', [
    index('admin/operations/portal/portal.tsx'),
    route('casestudy', pageList, { id: 'list-case-studies' }),
    route('pages', pageList, { id: 'list-pages' }),
    route('pages/:id/edit', editScreen, { id: 'edit-page' }),
    route('media', 'admin/media/media.tsx'),
    route('casestudy/:id/edit', editScreen, { id: 'edit-case-study' }),
    route('blogs', popupList, { id: 'list-blogs' }),
    route('enquiries', 'admin/inbox/list/inbox.tsx', [
      route(':id', 'admin/inbox/enquiry/enquiry.tsx'),
    ]),
    route('saved-answers', 'admin/inbox/saved-answers/saved-answers.tsx'),
    route('location-pages/from-table', 'admin/content/location-maker/maker.tsx'),
    route('location-pages', popupList, { id: 'list-location-pages' }),
    route('account', 'admin/accounts/account/account.tsx'),
    route('users', 'admin/accounts/users/users.tsx'),
    route('brand', 'admin/brand/brand.tsx'),
    route('first-hour', 'admin/first-hour/first-hour.tsx'),
    route('settings', 'admin/settings/settings.tsx'),
    route('moving', 'admin/moving/moving.tsx'),
    route('menus', 'admin/menus/menus.tsx'),
    route('claims', 'admin/content/claims/claims.tsx'),
    route('likeness', 'admin/content/likeness/likeness.tsx'),
    route('trash', 'admin/content/trash/trash.tsx'),
    route('redirects', 'admin/content/redirects/redirects.tsx'),
    route('moving/imports/:id', 'admin/moving/import-screen.tsx'),
    route('audit', 'admin/operations/audit/audit.tsx'),
    route('editions/:kind/:id/:language', 'admin/content/editions/edition-screen.tsx'),
    route('languages/:language?', 'admin/content/editions/work/work-screen.tsx'),
    route('site-texts/:language', 'admin/content/editions/site/site-screen.tsx'),
    route('sign-offs/:id', 'admin/content/sign-off/answer-screen.tsx'),
    route('history/:kind/:id', 'admin/content/history/history.tsx'),
    route('*', 'admin/unknown-screen.tsx'),
  ]),
] satisfies RouteConfig;

function index(file: string, more: { id?: string } = {}): RouteConfigEntry {
  return { index: true, file, ...more };
}

function layout(file: string, children: RouteConfigEntry[]): RouteConfigEntry {
  return { file, children };
}

function route(
  path: string,
  file: string,
  more: RouteConfigEntry[] | { id: string } = [],
): RouteConfigEntry {
  return Array.isArray(more) ? { path, file, children: more } : { path, file, ...more };
}
