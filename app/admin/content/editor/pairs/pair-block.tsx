import { type KeyboardEvent, memo, type RefObject, useRef, useState } from 'react';
import { type BlogContentItem, blogPairLimits } from '../../../../../domain/content/kinds/blog.ts';
import { CountedTextField } from '../../../ui/fields/text-field.tsx';
import { RemarkSpot } from '../../remarks/remark-spot.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { DropEdge } from '../lists/drop-edge.tsx';
import { EntryTools } from '../lists/entry-tools.tsx';
import { FoldHead } from '../lists/fold-head.tsx';
import { moveByKey } from '../lists/move-by-key.ts';
import { useDragging } from '../lists/use-dragging.ts';
import styles from './pair-block.module.css';
import { countShown, missingHalf, type Pair, pairField } from './pairs.ts';
import { pairTexts as texts } from './texts.ts';

interface PairBlockProps {
  pair: Pair;
  index: number;
  previous: number | null;
  isLast: boolean;
  /** Filled, or empty and opened. */
  isBlock: boolean;
  isFolded: boolean;
  errors: Record<string, string>;
  onFold: (number: number) => void;
  /** This and the next two must stay the same functions: typing redraws one pair only. */
  onChange: (number: number, part: keyof BlogContentItem, typed: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (pair: Pair, index: number, previous: number | null) => void;
}

/** A filled pair is a block that folds; an empty one is a row that grows when something is typed. */
export const PairBlock = memo(function PairBlock({
  pair,
  index,
  isBlock,
  errors,
  onChange,
  ...rest
}: PairBlockProps) {
  const block = useRef<HTMLFieldSetElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const edge = useDragging({
    block,
    handle,
    canDrag: isBlock,
    list: 'pairs',
    index,
    onMove: rest.onMove,
  });
  const [headingField, paragraphField] = [
    pairField(pair.number, 'heading'),
    pairField(pair.number, 'paragraph'),
  ];
  const isWrong = headingField in errors || paragraphField in errors;
  const missing = missingHalf(pair);
  const [wasLeft, setLeft] = useState(missing !== null);
  const isOpen = !isBlock || !rest.isFolded || isWrong;

  /** From the heading to its text; the form would be sent, half written. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, nativeEvent } = event;
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing);
    const isHeading = target instanceof HTMLInputElement && target.name === headingField;
    if (key !== 'Enter' || !isPlain || !isHeading) return;
    event.preventDefault();
    currentTarget.querySelector<HTMLElement>('[contenteditable="true"], textarea')?.focus();
  }

  function moveTo(to: number) {
    if (to >= 0 && !(to > index && rest.isLast)) rest.onMove(index, to);
  }

  return (
    <fieldset
      ref={block}
      aria-label={texts.pair(index + 1)}
      className={styles.pair}
      data-filled={isBlock || undefined}
      onKeyDown={(event) => {
        goOn(event);
        if (isBlock) moveByKey(event, index, moveTo);
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setLeft(true)
      }
    >
      <DropEdge edge={edge} />
      {isBlock && <PairHead pair={pair} index={index} isOpen={isOpen} handle={handle} {...rest} />}
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
      {wasLeft && missing && (
        <p className={styles.missing}>
          {missing === 'heading' ? texts.headingMissing : texts.paragraphMissing}
        </p>
      )}
    </fieldset>
  );
});

interface PairHeadProps
  extends Pick<
    PairBlockProps,
    'pair' | 'index' | 'previous' | 'isLast' | 'onFold' | 'onMove' | 'onRemove'
  > {
  isOpen: boolean;
  handle: RefObject<HTMLSpanElement | null>;
}

function PairHead({ pair, index, isLast, isOpen, handle, ...rest }: PairHeadProps) {
  const place = index + 1;
  return (
    <FoldHead
      handle={handle}
      place={place}
      title={pair.heading || texts.noHeading}
      note={texts.shown(countShown(pair.paragraph))}
      isOpen={isOpen}
      onFold={() => rest.onFold(pair.number)}
    >
      <EntryTools
        named={texts.named(place)}
        index={index}
        isLast={isLast}
        onMove={(to) => rest.onMove(index, to)}
        onRemove={() => rest.onRemove(pair, index, rest.previous)}
      />
    </FoldHead>
  );
}
