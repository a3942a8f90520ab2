import { Button } from '@mantine/core';
import { slugFrom, slugLimit, slugProblem } from '../../../../domain/content/addresses/slug.ts';
import { fieldTexts } from '../../content/texts/fields.ts';
import { FinalAddress } from './final-address.tsx';
import styles from './slug-field.module.css';
import { CountedTextField } from './text-field.tsx';

interface SlugFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string;
  /** What stands before the slug in the public address: '/' or '/blogs/'. */
  base: string;
  /** What the typed text comes to; where it is empty, what the server makes of the title. */
  slug: string;
  /** What is made of the title, or a free one where a slug is taken; empty without one. */
  suggested: string;
  first?: boolean;
  /** Why the slug cannot be had, or null. */
  refusal: string | null;
  onChange: (value: string) => void;
}

export function SlugField({ base, slug, suggested, refusal, ...field }: SlugFieldProps) {
  const typed = slugFrom(field.value);
  const problem = slugProblem(slug) ?? refusal;
  return (
    <div className={styles.field}>
      <CountedTextField
        {...field}
        dir="ltr"
        maxLength={slugLimit}
        // The server's sentence stands in the banner already.
        error={problem ?? field.error}
        description={<Address base={base} slug={slug} made={typed === '' && slug !== ''} />}
      />
      <SuggestedSlug slug={suggested} onChoose={field.onChange} />
    </div>
  );
}

interface SuggestedSlugProps {
  slug: string;
  onChoose: (slug: string) => void;
}

export function SuggestedSlug({ slug, onChoose }: SuggestedSlugProps) {
  if (slug === '') return null;
  return (
    <Button
      className={styles.suggestion}
      classNames={{ label: styles.proposed }}
      variant="subtle"
      color="water.9"
      size="compact-md"
      onClick={() => onChoose(slug)}
    >
      {fieldTexts.suggest(slug)}
    </Button>
  );
}

function Address({ base, slug, made }: { base: string; slug: string; made: boolean }) {
  if (slug === '') return fieldTexts.addressMissing;
  return (
    <>
      <FinalAddress path={`${base}${slug}`} />
      {made && ` (${fieldTexts.madeOfTitle})`}
    </>
  );
}
