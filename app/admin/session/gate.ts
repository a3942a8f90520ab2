/**
 * Where somebody who is no administrator is sent instead of a screen: home from the list of case
 * studies, to the sign-in from everywhere else (specification §2.7, R-2.7-03 to R-2.7-05).
 */
export function redirectFrom(path: string): '/' | '/login' {
  return path.replace(/\/+$/, '').toLowerCase() === '/admin/casestudy' ? '/' : '/login';
}
