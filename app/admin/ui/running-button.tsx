import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { useLeavingFocus } from './focus-heading.ts';

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
  const focused = useRef<HTMLElement>(null);
  const isRunning = Boolean(rest['data-loading']) && !rest['data-disabled'];
  const isHalted = isRunning || Boolean(disabled && focused.current);
  useLeavingFocus(focused);

  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isHalted}
      aria-disabled={isHalted || rest['aria-disabled']}
      onClick={isHalted ? halt : onClick}
      onFocus={(event) => {
        focused.current = event.currentTarget;
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        focused.current = null;
        rest.onBlur?.(event);
      }}
    />
  );
}
