import { type ComponentProps, useEffect, useRef } from 'react';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import styles from './select-box.module.css';

interface SelectBoxProps extends Pick<ComponentProps<'input'>, 'checked' | 'disabled'> {
  label: string;
  /** Some, but not all, of what it stands for. */
  isMixed?: boolean;
  isLabelShown?: boolean;
  onToggle: () => void;
}

export function SelectBox(props: SelectBoxProps) {
  const { label, isMixed = false, isLabelShown = false, onToggle, ...input } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <span className={styles.box}>
      <CheckLabel
        {...input}
        ref={box}
        type="checkbox"
        aria-label={isLabelShown ? undefined : label}
        onChange={onToggle}
      >
        {isLabelShown && label}
      </CheckLabel>
    </span>
  );
}
