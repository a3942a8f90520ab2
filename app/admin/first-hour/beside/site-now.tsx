import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { FirstHour, FirstStep } from '../../../../domain/api/content/first-hour.ts';
import type { EditedSettings } from '../../../../domain/api/content/settings.ts';
import { PageFrame } from '../../brand/preview/page-frame.tsx';
import { usePages } from '../../brand/preview/use-pages.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { EmptyNote } from '../../ui/layout/layout.tsx';
import { Failure, LoadingSpinner } from '../../ui/loaded.tsx';
import { firstHourTexts as texts } from '../texts.ts';
import styles from './site-now.module.css';
import { stillFirst } from './still-first.ts';

interface SiteNowProps {
  /** Another one whenever something was saved. */
  saved: { firstHour: FirstHour; edited: EditedSettings };
  onOpen: (step: FirstStep) => void;
}

/** Beside the steps: the home page as visitors get it, and what of it came with the site. */
export function SiteNow({ saved, onOpen }: SiteNowProps) {
  const { firstHour, edited } = saved;
  const left = useMemo(() => stillFirst(edited, firstHour), [edited, firstHour]);
  return (
    <aside className={styles.beside} aria-label={texts.siteNow}>
      <CardSection title={texts.siteNow} note={texts.asVisitors}>
        <HomePage saved={saved} />
      </CardSection>
      <CardSection title={firstHour.content === 'demo' ? texts.stillDemo : texts.stillFirst}>
        {left.length === 0 && <EmptyNote>{texts.nothingFirst}</EmptyNote>}
        <ul className={styles.left}>
          {left.map(({ what, step }) => (
            <li key={what}>
              <span>{what}</span>
              <Button variant="subtle" size="compact-md" onClick={() => onOpen(step)}>
                {texts.steps[step].short}
                <span className="visuallyHidden"> {what}</span>
              </Button>
            </li>
          ))}
        </ul>
      </CardSection>
    </aside>
  );
}

const home = { name: 'Home', path: '/' };

function HomePage({ saved }: Pick<SiteNowProps, 'saved'>) {
  const isNarrow = useMediaQuery('(max-width: 30em)') ?? false;
  const [shown, setShown] = useState({ of: saved, pages: [{ ...home, width: 1280 }] });
  // Loaded again; meanwhile the page before stands there.
  if (shown.of !== saved) setShown({ of: saved, pages: [{ ...home, width: 1280 }] });
  const page = useMemo(() => ({ ...home, width: isNarrow ? 390 : 1280 }), [isNarrow]);
  const { html, problem, retry } = usePages(shown.pages);
  const [text] = html ?? [];
  if (problem) {
    return (
      <>
        <Failure>{problem}</Failure>
        <Button variant="default" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </>
    );
  }
  return (
    <div className={styles.page}>
      {text === undefined ? (
        <LoadingSpinner label={texts.loadingPage} />
      ) : (
        <PageFrame page={page} html={text} typed={null} isPicture />
      )}
    </div>
  );
}
