import { Link } from 'react-router';
import { PageTitle } from './ui/page-title.tsx';

/** An address under /admin that no screen has. */
export default function UnknownScreen() {
  return (
    <>
      <PageTitle title="There is no such screen" />
      <p>
        <Link to="/admin">Back to the Admin Portal</Link>
      </p>
    </>
  );
}
