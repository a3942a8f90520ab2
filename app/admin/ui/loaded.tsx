import { type ReactNode, Suspense, use } from 'react';
import { ErrorText } from '../../ui/error-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { messageOf } from '../api.ts';

/** What a reading call brought: its data, or the sentence that says why there are none. */
export type Outcome<Data> = { data: Data } | { error: string };

/** Turns a call's failure into something to show; the promise itself never fails. */
export function outcomeOf<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  return call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error: messageOf(error) }),
  );
}

interface LoadedProps<Data> {
  of: Promise<Outcome<Data>>;
  /** What is being waited for, for screen readers. */
  waiting: string;
  children: (data: Data) => ReactNode;
}

/** A spinner while loading, the server's message in red on failure, else the data (R-4-01, R-8-01). */
export function Loaded<Data>({ waiting, ...rest }: LoadedProps<Data>) {
  return (
    <Suspense
      fallback={
        <div className="adminLoading">
          <Spinner size="large" label={waiting} />
        </div>
      }
    >
      <Arrived {...rest} />
    </Suspense>
  );
}

function Arrived<Data>({ of, children }: Omit<LoadedProps<Data>, 'waiting'>) {
  const outcome = use(of);
  return 'error' in outcome ? <Failure>{outcome.error}</Failure> : children(outcome.data);
}

/** Red text above a form or a table; read out when it appears. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div className="adminFailure" role="alert">
      <ErrorText>{children}</ErrorText>
    </div>
  );
}
