import { data } from 'react-router';

/** Any path that no other line of app/routes.ts names: a true 404 (R-2.1-19, R-2.1-20). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownPath() {
  return null;
}
