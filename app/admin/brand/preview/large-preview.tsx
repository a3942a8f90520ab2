import { CloseButton, Modal } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts';
import { useFocusBack } from '../../ui/dialog/use-focus-back.ts';
import { Switch } from '../../ui/layout/switch.tsx';
import { brandPreviewTexts as texts } from '../texts.ts';
import styles from './large-preview.module.css';
import { PageFrame } from './page-frame.tsx';
import type { TypedBrand } from './shown-brand.ts';
import type { FramedPage } from './shown-pages.ts';

interface LargePreviewProps {
  pages: FramedPage[];
  html: string[];
  typed: TypedBrand | null;
  choices: ComponentProps<typeof Switch>['choices'];
  onClose: () => void;
}

/** One of the pages as large as the window has room for, to scroll through. */
export function LargePreview({ pages, html, typed, choices, onClose }: LargePreviewProps) {
  const [place, setPlace] = useState(0);
  useBackCloses(true, onClose);
  useFocusBack();
  const [page, text] = [pages[place], html[place]];
  const pageChoices = pages.map(({ name }, at) => ({
    name,
    isChosen: at === place,
    choose: () => setPlace(at),
  }));
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.large}>
          <div className={styles.head}>
            <Modal.Title className="visuallyHidden">{texts.largeTitle}</Modal.Title>
            <Switch label={texts.title} choices={choices} />
            <Switch label={texts.pages} choices={pageChoices} />
            <CloseButton size={44} iconSize={24} aria-label={texts.close} onClick={onClose} />
          </div>
          {page && text !== undefined && (
            <div className={styles.page} style={{ maxInlineSize: page.width }}>
              <PageFrame key={page.path} page={page} html={text} typed={typed} />
            </div>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
