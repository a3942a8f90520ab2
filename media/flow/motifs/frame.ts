export interface DrawingFrame {
  width: number;
  height: number;
  /** Heroes keep their start free for words. */
  isHero: boolean;
}
