import { data, Link } from 'react-router';
import { PageTitle } from './ui/page-title.tsx';

/** The one screen whose document differs: a 404 like every unknown address (R-2.1-20). */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

/** An address under /admin that no screen has. */
export default function UnknownScreen() {
  return (
    <>
      <PageTitle title="Oops! Page Not Found" />
      <h2>The page you're looking for doesn't exist.</h2>
      <p>
        <Link to="/admin">Back to the Admin Portal</Link>
      </p>
    </>
  );
}
