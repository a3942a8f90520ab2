import type { ComponentProps, MouseEvent } from 'react';

type RunningButtonProps = ComponentProps<'button'> & {
  'data-loading'?: boolean;
  /** By itself, whether its call runs or not. */
  'data-disabled'?: boolean;
};

function halt(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What Mantine's buttons are drawn with. Theirs is disabled while its call runs, and a disabled button
 * loses the focus: whoever uses the keyboard would be sent back to the start of the screen by each save.
 */
export function RunningButton({ type = 'button', disabled, onClick, ...rest }: RunningButtonProps) {
  const isRunning = Boolean(rest['data-loading']) && !rest['data-disabled'];
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isRunning}
      aria-disabled={isRunning || rest['aria-disabled']}
      onClick={isRunning ? halt : onClick}
    />
  );
}
