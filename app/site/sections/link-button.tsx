import { linkOf, type SectionLink } from '../../../domain/content/sections/link-fields.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Nothing without words, and for words that lead nowhere. */
export function LinkButton({ variant, ...fields }: SectionLink & { variant?: 'line' }) {
  const link = linkOf(fields);
  return (
    link && (
      <ButtonLink href={link.href} variant={variant}>
        {link.label}
      </ButtonLink>
    )
  );
}
