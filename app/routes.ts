import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL that shows a page. The calls of the API stand in server/api/. */
export default [
  layout('site/site.tsx', [
    index('site/home/home.tsx'),
    route('case-studies', 'site/case-studies/case-studies.tsx'),
    route('casestudy/:id', 'site/case-studies/case-study.tsx'),
    route('insights', 'site/insights/insights.tsx'),
    route('blogs/:slug', 'site/insights/blog.tsx'),
    route('contact', 'site/contact/contact.tsx'),
    route('api/docs', 'site/api-docs/api-docs.tsx'),
    route('*', 'site/unknown-path.tsx'),
  ]),
  route('login', 'admin/login/login.tsx'),
  route('admin', 'admin/layout.tsx', [
    index('admin/portal/portal.tsx'),
    route('*', 'admin/unknown-screen.tsx'),
  ]),
] satisfies RouteConfig;
