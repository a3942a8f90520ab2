import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import styles from './bar-actions.module.css';

export interface BarAction {
  label: string;
  onPress?: () => void;
  /** A link into a tab of its own. */
  href?: string;
  /** Gets the focus as it appears: what was pressed has become something else. */
  isFocused?: boolean;
}

/** The one button between the plain one and the filled one; below a phone's width it is in the menu. */
export function OutlinedButton({ action, disabled }: { action: BarAction; disabled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const { label, href, onPress, isFocused = false } = action;

  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);

  if (href) {
    return (
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noreferrer"
        variant="default"
        className={styles.outlined}
      >
        {label}
        <span className="visuallyHidden">{texts.opensTab}</span>
      </Button>
    );
  }
  return (
    <Button
      ref={button}
      variant="default"
      className={styles.outlined}
      disabled={disabled}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

interface FilledButtonProps {
  /** The specified word: Upload, Save or Update. */
  save: string;
  form: string;
  saving: boolean;
  /** There is nothing to save; it can be pressed all the same. */
  isResting: boolean;
  /** In its place while something is in the way. */
  instead: BarAction | null;
}

export function FilledButton({ save, form, saving, isResting, instead }: FilledButtonProps) {
  if (instead) {
    return (
      <Button key={instead.label} onClick={instead.onPress}>
        {instead.label}
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      form={form}
      loading={saving}
      className={styles.filled}
      data-resting={isResting || undefined}
    >
      {save}
    </Button>
  );
}
