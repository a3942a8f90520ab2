import { CloseButton, Modal } from '@mantine/core';
import { layers } from '../../shell/theme.ts';
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts';
import { previewTexts as texts } from '../texts/preview.ts';
import { PreviewPane, type PreviewPaneProps } from './preview-pane.tsx';
import styles from './preview-place.module.css';
import type { Previewing } from './use-previewing.ts';

interface PreviewPlaceProps extends Omit<PreviewPaneProps, 'width'> {
  previewing: Previewing;
}

/** Beside the form where there is room, else over the whole screen. */
export function PreviewPlace({ previewing, ...pane }: PreviewPlaceProps) {
  const { opened, isBeside, close, width } = previewing;
  useBackCloses(opened && !isBeside, close);
  if (opened && isBeside) return <PreviewPane {...pane} width={1440} />;
  return (
    <Modal.Root
      opened={opened && !isBeside}
      onClose={close}
      fullScreen
      zIndex={layers.overPopup}
      transitionProps={{ duration: 0 }}
      // Mantine listens on the window and would close the popup under it as well.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {/* Without Mantine's <header>, which a page has once only. */}
      <Modal.Content aria-label={texts.title} className={styles.dialog}>
        <div className={styles.title}>
          <h2>{texts.title}</h2>
          <CloseButton size={44} iconSize={24} aria-label={texts.close} onClick={close} />
        </div>
        <PreviewPane {...pane} width={width} />
      </Modal.Content>
    </Modal.Root>
  );
}
