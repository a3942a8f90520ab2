import { ActionIcon, UnstyledButton } from '@mantine/core';
import { type MouseEvent, memo, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type BlogContentItem, blogPairLimits } from '../../../../../domain/content/kinds/blog.ts';
import { Chevron } from '../../../../ui/icons.tsx';
import { CountedTextField } from '../../../ui/fields/text-field.tsx';
import { AdminIcon } from '../../../ui/icons.tsx';
import { RemarkSpot } from '../../remarks/remark-spot.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import styles from './pair-block.module.css';
import { countWords, missingHalf, type Pair, pairField } from './pairs.ts';
import { pairTexts as texts } from './texts.ts';
import { usePairDragging } from './use-pair-dragging.ts';

interface PairBlockProps {
  pair: Pair;
  index: number;
  isLast: boolean;
  isFolded: boolean;
  errors: Record<string, string>;
  onFold: (number: number) => void;
  /** This and `onMove` must stay the same functions: typing redraws one pair only. */
  onChange: (number: number, part: keyof BlogContentItem, typed: string) => void;
  onMove: (from: number, to: number) => void;
}

/** A filled pair is a block that folds; an empty one is a row that grows when something is typed. */
export const PairBlock = memo(function PairBlock({
  pair,
  index,
  errors,
  onChange,
  ...rest
}: PairBlockProps) {
  const block = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const isFilled = pair.heading !== '' || pair.paragraph !== '';
  const edge = usePairDragging({ block, handle, isFilled, index, onMove: rest.onMove });
  const [headingField, paragraphField] = [
    pairField(pair.number, 'heading'),
    pairField(pair.number, 'paragraph'),
  ];
  const isWrong = headingField in errors || paragraphField in errors;
  const missing = missingHalf(pair);
  const isOpen = !isFilled || !rest.isFolded || isWrong;
  return (
    <li ref={block} className={styles.pair} data-filled={isFilled || undefined} data-edge={edge}>
      {isFilled && <PairHead pair={pair} index={index} isOpen={isOpen} handle={handle} {...rest} />}
      <div className={styles.fields} hidden={!isOpen}>
        <RemarkSpot control={headingField}>
          <CountedTextField
            name={headingField}
            label={texts.heading(index + 1)}
            value={pair.heading}
            error={errors[headingField]}
            maxLength={blogPairLimits.heading}
            onChange={(typed) => onChange(pair.number, 'heading', typed)}
          />
        </RemarkSpot>
        <RemarkSpot control={paragraphField}>
          <RichTextField
            name={paragraphField}
            label={texts.paragraph(index + 1)}
            value={pair.paragraph}
            error={errors[paragraphField]}
            maxLength={blogPairLimits.paragraph}
            compact
            onChange={(typed) => onChange(pair.number, 'paragraph', typed)}
          />
        </RemarkSpot>
      </div>
      {missing && (
        <p className={styles.missing}>
          {missing === 'heading' ? texts.headingMissing : texts.paragraphMissing}
        </p>
      )}
    </li>
  );
});

interface PairHeadProps extends Pick<PairBlockProps, 'pair' | 'index' | 'isLast'> {
  isOpen: boolean;
  handle: RefObject<HTMLSpanElement | null>;
  onFold: (number: number) => void;
  onMove: (from: number, to: number) => void;
}

function PairHead({ pair, index, isLast, isOpen, handle, onFold, onMove }: PairHeadProps) {
  /** The keyboard stays with the pair, whose element leaves the document for a moment. */
  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    flushSync(() => onMove(index, to));
    const fold = currentTarget.parentElement?.querySelector<HTMLElement>('.pairFold');
    (currentTarget.disabled ? fold : currentTarget)?.focus();
  }

  return (
    <div className={styles.head}>
      <span ref={handle} className={styles.handle} title={texts.drag}>
        <AdminIcon name="drag" />
      </span>
      <UnstyledButton
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => onFold(pair.number)}
      >
        <span className={styles.place}>{index + 1}</span>
        <span className={styles.title}>{pair.heading || texts.noHeading}</span>
        <small>{texts.words(countWords(pair.paragraph))}</small>
        <Chevron />
      </UnstyledButton>
      <ActionIcon
        color="water.9"
        disabled={index === 0}
        aria-label={texts.up(index + 1)}
        onClick={(event) => move(event, index - 1)}
      >
        <AdminIcon name="up" />
      </ActionIcon>
      <ActionIcon
        color="water.9"
        disabled={isLast}
        aria-label={texts.down(index + 1)}
        onClick={(event) => move(event, index + 1)}
      >
        <AdminIcon name="down" />
      </ActionIcon>
    </div>
  );
}
