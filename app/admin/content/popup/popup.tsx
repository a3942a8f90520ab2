import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { layers } from '../../shell/theme.ts';
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { BarPlaceProvider } from '../publishing/bar/bar-place.tsx';
import { EditorHead } from '../publishing/bar/editor-head.tsx';
import { popupTexts } from '../texts/popup.ts';
import styles from './popup.module.css';
import type { usePopup } from './use-popup.ts';

/** On the body while a popup is open (specification §4). */
const openStyle = 'popup-open';

interface PopupProps<Item> {
  title: string;
  /** What is waited for while the item to edit loads, for screen readers. */
  waiting: string;
  popup: ReturnType<typeof usePopup<Item>>;
  children: (item: Item | null) => ReactNode;
}

/**
 * A form over its list. The close icon, Escape and a click on the background close it; the focus stays
 * inside and returns to what opened it.
 */
export function Popup<Item>({ title, waiting, popup, children }: PopupProps<Item>) {
  const { open, edit, close } = popup;
  const opened = open !== null;
  useBackCloses(opened && !popup.isOfAddress, close);
  useEffect(() => {
    document.body.classList.toggle(openStyle, opened);
    return () => document.body.classList.remove(openStyle);
  }, [opened]);

  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      transitionProps={{ duration: 0 }}
      zIndex={layers.popup}
      // Mantine listens on the window and would close this together with a dialog over it.
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      closeOnClickOutside={false}
      classNames={{
        inner: styles.inner,
        content: styles.popup,
        title: styles.title,
        body: styles.body,
      }}
    >
      {/* The second click of a double click on the button that opened it lands on the background. */}
      <Modal.Overlay onClick={({ detail }) => detail < 2 && close()} />
      <Modal.Content>
        <BarPlaceProvider>
          <EditorHead isOver title={<Modal.Title>{title}</Modal.Title>}>
            <Modal.CloseButton
              size={44}
              iconSize={24}
              aria-label={popupTexts.close}
              className={styles.close}
            />
          </EditorHead>
          <Modal.Body>
            {open && (
              // Another item starts afresh.
              <Loaded
                key={open.id ?? 'new'}
                of={open.item}
                waiting={waiting}
                onRetry={() => edit(open.id ?? 0)}
              >
                {children}
              </Loaded>
            )}
          </Modal.Body>
        </BarPlaceProvider>
      </Modal.Content>
    </Modal.Root>
  );
}
