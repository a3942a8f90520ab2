import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';
import { Icon, type IconName } from './icons.tsx';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  label: string;
  icon: IconName;
  otherIcon?: IconName;
  /** While the other icon shows, which `data-other` says. */
  otherLabel?: string;
  'data-other'?: boolean;
}

export function IconButton({
  label,
  icon,
  otherIcon,
  otherLabel,
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      className={styles.button}
      type={type}
      aria-label={button['data-other'] ? otherLabel : label}
      data-label={otherLabel && label}
      data-other-label={otherLabel}
      data-arrow={icon === 'previous' || icon === 'next' ? icon : undefined}
      {...button}
    >
      <Icon name={icon} />
      {otherIcon && <Icon name={otherIcon} />}
    </button>
  );
}
