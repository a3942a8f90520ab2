import { ActionIcon } from '@mantine/core';
import { AdminIcon, type AdminIconName } from '../../../ui/icons.tsx';
import styles from './section-tools.module.css';
import { sectionTexts as texts } from './texts.ts';

interface SectionToolsProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
  isHidden: boolean;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onHide: () => void;
  onRemove: () => void;
}

/** What can be done with a section as a whole. */
export function SectionTools(tools: SectionToolsProps) {
  const { label, isFirst, isLast, isFull, isHidden, onMove, onDuplicate, onHide, onRemove } = tools;
  return (
    <div className={styles.tools}>
      <Tool name="up" label={texts.up(label)} disabled={isFirst} onClick={() => onMove(-1)} />
      <Tool name="down" label={texts.down(label)} disabled={isLast} onClick={() => onMove(1)} />
      <Tool
        name="duplicate"
        label={texts.duplicate(label)}
        disabled={isFull}
        onClick={onDuplicate}
      />
      <Tool
        name={isHidden ? 'view' : 'hide'}
        label={isHidden ? texts.show(label) : texts.hide(label)}
        onClick={onHide}
      />
      <Tool name="delete" label={texts.remove(label)} onClick={onRemove} />
    </div>
  );
}

interface ToolProps {
  name: AdminIconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ name, label, disabled, onClick }: ToolProps) {
  return (
    <ActionIcon
      color={name === 'delete' ? 'var(--bad-700)' : 'water.9'}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <AdminIcon name={name} />
    </ActionIcon>
  );
}
