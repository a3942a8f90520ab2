import { IconButton } from '../icon-button.tsx';
import styles from './slider-controls.module.css';
import type { SliderTexts } from './slider-texts.ts';
import type { Slider } from './use-slider.ts';

interface SliderControlsProps {
  slider: Slider;
  texts: SliderTexts;
  controls: string;
}

export function SliderControls({ slider, texts, controls }: SliderControlsProps) {
  // Their place stays, else what stands below would move.
  const style = slider.moves ? undefined : ({ visibility: 'hidden' } as const);
  return (
    <div className={styles.controls} style={style}>
      <IconButton
        icon="previous"
        label={texts.previous}
        aria-controls={controls}
        onClick={slider.previous}
      />
      <IconButton icon="next" label={texts.next} aria-controls={controls} onClick={slider.next} />
      <IconButton
        icon={slider.stopped ? 'play' : 'pause'}
        label={slider.stopped ? texts.start : texts.pause}
        onClick={slider.togglePlaying}
      />
      <span className={styles.position}>{texts.places[slider.selected]}</span>
    </div>
  );
}
