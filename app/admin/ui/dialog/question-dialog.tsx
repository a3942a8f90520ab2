import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { layers } from '../../shell/theme.ts';
import { useBackCloses } from './use-back-closes.ts';

interface QuestionDialogProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What has to be answered before a save goes on, over the form that it is about. */
export function QuestionDialog({ label, isOpen, onClose, children }: QuestionDialogProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      size="62rem"
      zIndex={layers.overPopup}
      // Read at once: half faded in, its marked words lack contrast.
      transitionProps={{ duration: 0 }}
      // An Escape is for this dialog, not for the popup under it.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <Modal.Overlay />
      {/* Without Mantine's <header>, which a page has once only. */}
      <Modal.Content aria-label={label}>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
