import { Button } from '@mantine/core';
import { type ReactNode, Suspense, use, useEffect, useRef, useTransition } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf, ApiCall } from '../../../domain/api/call.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Given, messageOf, request } from '../api.ts';
import { listTexts } from '../content/texts/lists.ts';
import { focusHeading } from './focus-heading.ts';
import styles from './loaded.module.css';

/** What a reading call brought: its data, or the sentence that says why there are none. */
export type Outcome<Data> = { data: Data } | { error: string };

/** Turns a call's failure into something to show; the promise itself never fails. */
export function outcomeOf<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  return call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error: messageOf(error) }),
  );
}

export function load<Call extends ApiCall>(
  definition: Call,
  ...input: Given<Call>
): Promise<Outcome<AnswerOf<Call>>> {
  return outcomeOf(request(definition, ...input));
}

interface LoadedProps<Data> {
  of: Promise<Outcome<Data>>;
  /** What is being waited for, for screen readers. */
  waiting: string;
  /** In the place of the spinner, for what stands among other things. */
  skeleton?: ReactNode;
  /** Loads again after a failure; by itself all that the screen has loaded. */
  onRetry?: () => void | Promise<void>;
  children: (data: Data) => ReactNode;
}

export function LoadingSpinner({ label }: { label: string }) {
  return (
    <div className={styles.loading}>
      <Spinner label={label} />
    </div>
  );
}

/** A spinner while its children wait; `label` says for what, for screen readers. */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return <Suspense fallback={<LoadingSpinner label={label} />}>{children}</Suspense>;
}

/** A spinner while loading, the server's message in red on failure, else the data (R-4-01, R-8-01). */
export function Loaded<Data>({ waiting, skeleton, onRetry, ...rest }: LoadedProps<Data>) {
  const { revalidate } = useRevalidator();
  const arrived = <Arrived {...rest} onRetry={onRetry ?? revalidate} />;
  if (!skeleton) return <Waiting label={waiting}>{arrived}</Waiting>;
  const fallback = (
    <>
      <p className="visuallyHidden" role="status">
        {waiting}
      </p>
      {skeleton}
    </>
  );
  return <Suspense fallback={fallback}>{arrived}</Suspense>;
}

function Arrived<Data>({ of, onRetry, children }: Omit<LoadedProps<Data>, 'waiting' | 'skeleton'>) {
  const outcome = use(of);
  if ('data' in outcome) return children(outcome.data);
  return (
    <>
      <Failure>{outcome.error}</Failure>
      {onRetry && <Retry onRetry={onRetry} />}
    </>
  );
}

/** For what stands beside the matter of a screen: nothing while loading, a failure in a line. */
export function Quiet<Data>(props: Omit<LoadedProps<Data>, 'waiting' | 'skeleton' | 'onRetry'>) {
  return (
    <Suspense>
      <Arrived {...props} />
    </Suspense>
  );
}

/** Tries a failed load again and turns until its answer is on screen. */
export function Retry({ onRetry }: { onRetry: () => void | Promise<void> }) {
  const [pending, startTransition] = useTransition();
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      const isLost = wasPressed.current && document.activeElement === document.body;
      if (isLost && !document.querySelector('[role="dialog"]')) focusHeading();
    },
    [],
  );
  return (
    <Button
      className={styles.retry}
      variant="default"
      loading={pending}
      onClick={() => {
        wasPressed.current = true;
        startTransition(async () => onRetry());
      }}
    >
      {listTexts.retry}
    </Button>
  );
}

/** Red text above a form or a table; read out when it appears. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div className={styles.failure} role="alert">
      <ErrorText>{children}</ErrorText>
    </div>
  );
}
