import type { ReactNode } from 'react';
import { Stack } from './layout/stack.tsx';
import { Loaded, type Outcome } from './loaded.tsx';
import { PageTitle } from './page-title.tsx';

interface CheckScreenProps<Data> {
  title: string;
  lead: string;
  actions?: ReactNode;
  of: Promise<Outcome<Data>>;
  waiting: string;
  summarize: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** What is looked for in all texts of the site, and what was found. */
export function CheckScreen<Data>({
  title,
  lead,
  actions,
  summarize,
  ...loaded
}: CheckScreenProps<Data>) {
  const { of, waiting, children } = loaded;
  return (
    <Stack gap="large">
      <div>
        <PageTitle title={title} lead={lead}>
          {actions}
        </PageTitle>
      </div>
      <Loaded of={of} waiting={waiting}>
        {(data) => (
          <>
            <p role="status">{summarize(data)}</p>
            {children(data)}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
