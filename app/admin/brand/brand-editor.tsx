import { useId } from 'react';
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { Failure } from '../ui/loaded.tsx';
import { BrandBar } from './brand-bar.tsx';
import styles from './brand-editor.module.css';
import { CornersCard, DrawingsCard, TypeCard } from './choice-cards.tsx';
import { ColoursCard } from './colours/colours-card.tsx';
import { PairsCard } from './colours/pairs-card.tsx';
import { MarkCard } from './logo/mark-card.tsx';
import { brandTexts as texts } from './texts.ts';
import { useBrandForm } from './use-brand-form.ts';

/** The form of the brand; everything shows what is typed, before it is published. */
export function BrandEditor({ first }: { first: EditedSettings }) {
  const form = useId();
  const brand = useBrandForm(first);
  return (
    <>
      <BrandBar brand={brand} form={form} since={null} />
      <form
        ref={brand.form}
        id={form}
        className={styles.form}
        aria-label={texts.form}
        method="post"
        noValidate
        onSubmit={brand.publish}
      >
        <div className={styles.strips}>
          <JournalStrip journal={brand.journal} />
          {brand.message && <Failure>{brand.message}</Failure>}
        </div>
        <MarkCard brand={brand} />
        <ColoursCard brand={brand} />
        <PairsCard brand={brand} />
        <TypeCard brand={brand} />
        <CornersCard brand={brand} />
        <DrawingsCard brand={brand} />
      </form>
    </>
  );
}
