import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { Switch } from '../../ui/layout/switch.tsx';
import { Failure, LoadingSpinner } from '../../ui/loaded.tsx';
import { brandPreviewTexts as texts } from '../texts.ts';
import type { BrandForm } from '../use-brand-form.ts';
import styles from './brand-preview.module.css';
import { LargePreview } from './large-preview.tsx';
import { PageFrame } from './page-frame.tsx';
import type { TypedBrand } from './shown-brand.ts';
import type { FramedPage } from './shown-pages.ts';
import { usePages } from './use-pages.ts';

interface BrandPreviewProps {
  brand: BrandForm;
  pages: FramedPage[];
}

/** Three pages of the site in the brand that is typed, before anybody else sees it (R-B-04). */
export function BrandPreview({ brand: { shown, mark }, pages: wide }: BrandPreviewProps) {
  const isNarrow = useMediaQuery('(max-width: 56em)') ?? false;
  const pages = useMemo(
    () => (isNarrow ? wide.map((page) => ({ ...page, width: 390 })) : wide),
    [wide, isNarrow],
  );
  const [isNew, setNew] = useState(true);
  const [isLarge, setLarge] = useState(false);
  const { html, problem, retry } = usePages(wide);
  const typed = useMemo(() => (isNew ? { brand: shown, mark } : null), [isNew, shown, mark]);
  const choices = [
    { name: texts.isNew, isChosen: isNew, choose: () => setNew(true) },
    { name: texts.isPublished, isChosen: !isNew, choose: () => setNew(false) },
  ];
  return (
    <section className={styles.band} aria-label={texts.title} data-ground="sand" data-wide>
      <div className={styles.tools}>
        <Switch label={texts.title} choices={choices} />
        <p>{texts.note}</p>
        <Button variant="subtle" disabled={!html} onClick={() => setLarge(true)}>
          {texts.large}
        </Button>
      </div>
      {problem && (
        <div>
          <Failure>{problem}</Failure>
          <Button variant="default" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!problem && <Pages pages={pages} html={html} typed={typed} isScrolled={isNarrow} />}
      {isLarge && html && (
        <LargePreview
          pages={pages}
          html={html}
          typed={typed}
          choices={choices}
          onClose={() => setLarge(false)}
        />
      )}
    </section>
  );
}

interface PagesProps {
  pages: FramedPage[];
  html: string[] | null;
  typed: TypedBrand | null;
  isScrolled: boolean;
}

/** Side by side; on phones one after the other, each as on a phone. */
function Pages({ pages, html, typed, isScrolled }: PagesProps) {
  return (
    // A list that is scrolled needs a stop for the keyboard.
    <ul className={styles.pages} aria-label={texts.pages} tabIndex={isScrolled ? 0 : undefined}>
      {pages.map((page, place) => {
        const text = html?.[place];
        return (
          <li key={page.path}>
            <div className={styles.page}>
              {text === undefined ? (
                <LoadingSpinner label={texts.loading} />
              ) : (
                <PageFrame page={page} html={text} typed={typed} isPicture />
              )}
            </div>
            <span className={styles.caption}>{texts.caption(page.name, page.width)}</span>
          </li>
        );
      })}
    </ul>
  );
}
