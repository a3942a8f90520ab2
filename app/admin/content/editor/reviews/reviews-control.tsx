import { Button, NativeSelect } from '@mantine/core';
import {
  type Review,
  reviewLimits,
  reviewsLimit,
} from '../../../../../domain/content/kinds/case-study-fields.ts';
import { CountedTextField } from '../../../ui/fields/text-field.tsx';
import { FieldColumns } from '../field-columns.tsx';
import type { ControlProps } from '../form.ts';
import { EntryTools } from '../lists/entry-tools.tsx';
import { foreignText, moved, type NumberedReview, withNew, without } from './review-order.ts';
import styles from './reviews-control.module.css';
import { reviewTexts as texts } from './texts.ts';

function reviewsIn(typed: unknown): NumberedReview[] {
  return typed as NumberedReview[];
}

/** The clients' words about a study. Keys that this form does not know are kept (decision D7). */
export function ReviewsControl({ name, group, form, onChange }: ControlProps) {
  const { frame, draft, errors } = form;
  const reviews = reviewsIn(draft[name]);
  const set = (next: NumberedReview[]) => onChange(() => next);
  return (
    <frame.Group group={group} note={group.note}>
      <ol className={styles.reviews}>
        {reviews.map((item, index) => (
          <li key={item.number}>
            <ReviewFields
              title={texts.review(index + 1)}
              name={`${name}.${index}`}
              item={item}
              errors={errors}
              onChange={(next) => set(reviews.with(index, next))}
            />
            <EntryTools
              named={texts.named(index + 1)}
              index={index}
              isLast={index === reviews.length - 1}
              onMove={(to) => set(moved(reviews, index, to))}
              onRemove={() => set(without(reviews, index))}
            />
          </li>
        ))}
      </ol>
      <Button
        className={styles.add}
        variant="default"
        disabled={reviews.length >= reviewsLimit}
        onClick={() => onChange((before) => withNew(reviewsIn(before)))}
      >
        {texts.add}
      </Button>
    </frame.Group>
  );
}

const ratings = ['', '5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: value === '' ? texts.noRating : value,
}));

interface ReviewFieldsProps {
  title: string;
  /** What the names of its fields begin with. */
  name: string;
  errors: Record<string, string>;
  item: NumberedReview;
  onChange: (item: NumberedReview) => void;
}

function ReviewFields({ title, name, item, errors, onChange }: ReviewFieldsProps) {
  const { review } = item;

  function change(part: Review) {
    onChange({ ...item, review: { ...review, ...part } });
  }

  return (
    <FieldColumns component="fieldset">
      <legend>{title}</legend>
      <div data-columns={6}>
        <CountedTextField
          name={`${name}.name`}
          label={texts.name}
          value={foreignText(review.name)}
          error={errors[`${name}.name`]}
          maxLength={reviewLimits.name}
          onChange={(typed) => change({ name: typed })}
        />
      </div>
      <div data-columns={6}>
        <NativeSelect
          label={texts.rating}
          data={ratings}
          value={foreignText(review.rating)}
          onChange={(event) => change({ rating: Number(event.currentTarget.value) || undefined })}
        />
      </div>
      <div data-columns={12}>
        <CountedTextField
          name={`${name}.text`}
          label={texts.text}
          value={foreignText(review.text)}
          error={errors[`${name}.text`]}
          maxLength={reviewLimits.text}
          lines={2}
          onChange={(typed) => change({ text: typed })}
        />
      </div>
    </FieldColumns>
  );
}
