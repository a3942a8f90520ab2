import { Button } from '@mantine/core';
import {
  slugFrom,
  slugFromTitle,
  slugLimit,
  slugProblem,
} from '../../../../domain/content/addresses/slug.ts';
import { fieldTexts } from '../../content/texts/fields.ts';
import { FinalAddress } from './final-address.tsx';
import { CountedTextField } from './text-field.tsx';

interface SlugFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string;
  /** What stands before the slug in the public address: '/' or '/blogs/'. */
  base: string;
  /** The text that a slug is suggested from. */
  title: string;
  /** The server makes an empty slug of the title. */
  mayBeEmpty?: boolean;
  first?: boolean;
  /** Why a computed slug cannot be had, or null. */
  clashOf: (slug: string) => string | null;
  onChange: (value: string) => void;
}

/** A slug and the public address that it makes; a clash is told while typing. */
export function SlugField({ base, title, mayBeEmpty, clashOf, ...field }: SlugFieldProps) {
  const suggested = slugFromTitle(title);
  const typed = slugFrom(field.value);
  const slug = typed || (mayBeEmpty ? suggested : '');
  const problem = slugProblem(slug) ?? (slug === '' ? null : clashOf(slug));
  return (
    <div className="slugField">
      <CountedTextField
        {...field}
        maxLength={slugLimit}
        // The server's sentence stands in the banner already.
        error={problem ?? field.error}
        description={<Address base={base} slug={slug} made={typed === '' && slug !== ''} />}
      />
      {typed === '' && suggested !== '' && (
        <Button
          className="slugSuggestion"
          variant="subtle"
          color="water.9"
          size="compact-md"
          onClick={() => field.onChange(suggested)}
        >
          {fieldTexts.suggest(suggested)}
        </Button>
      )}
    </div>
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
