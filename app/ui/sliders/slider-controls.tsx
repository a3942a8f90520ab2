import { IconButton } from '../icon-button.tsx';
import styles from './slider-controls.module.css';
import type { Slider } from './use-slider.ts';

interface SliderControlsProps {
  slider: Slider;
  noun: string;
  count: number;
  controls: string;
}

export function SliderControls({ slider, noun, count, controls }: SliderControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton
        icon="previous"
        label={`Previous ${noun}`}
        aria-controls={controls}
        onClick={slider.previous}
      />
      <IconButton
        icon="next"
        label={`Next ${noun}`}
        aria-controls={controls}
        onClick={slider.next}
      />
      <IconButton
        icon={slider.stopped ? 'play' : 'pause'}
        label={slider.stopped ? 'Start the slider' : 'Pause the slider'}
        onClick={slider.togglePlaying}
      />
      <span className={styles.position}>{`${slider.selected + 1} of ${count}`}</span>
    </div>
  );
}
