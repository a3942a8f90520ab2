import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';
import { Icon, type IconName } from './icons.tsx';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  label: string;
  icon: IconName;
  otherIcon?: IconName;
}

export function IconButton({
  label,
  icon,
  otherIcon,
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      className={styles.button}
      type={type}
      aria-label={label}
      data-mirrored={icon === 'previous' || undefined}
      {...button}
    >
      <Icon name={icon} />
      {otherIcon && <Icon name={otherIcon} />}
    </button>
  );
}
