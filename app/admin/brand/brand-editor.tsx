import { useId } from 'react';
import type { RevisionNote } from '../../../domain/api/content/revisions.ts';
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { MergeDialog } from '../content/merge/merge-dialog.tsx';
import { Failure } from '../ui/loaded.tsx';
import { BrandBar } from './brand-bar.tsx';
import styles from './brand-editor.module.css';
import { CornersCard, DrawingsCard, TypeCard } from './choice-cards.tsx';
import { ColoursCard } from './colours/colours-card.tsx';
import { PairsCard } from './colours/pairs-card.tsx';
import { useNotes } from './earlier/use-notes.ts';
import { logoSource } from './logo/logo-source.ts';
import { MarkCard } from './logo/mark-card.tsx';
import { BrandPreview } from './preview/brand-preview.tsx';
import type { FramedPage } from './preview/shown-pages.ts';
import { brandTexts as texts } from './texts.ts';
import { useBrandForm } from './use-brand-form.ts';

/** Two logos are compared by how they look. */
function pictureOf(name: string, text: string): string | null {
  return name === 'brand.logo' ? logoSource(text) : null;
}

interface BrandEditorProps {
  first: EditedSettings;
  pages: FramedPage[];
  notes: RevisionNote[] | null;
}

/** The form of the brand; everything shows what is typed, before it is published. */
export function BrandEditor({ first, pages, notes: firstNotes }: BrandEditorProps) {
  const form = useId();
  const brand = useBrandForm(first);
  const notes = useNotes(brand.version, firstNotes);
  return (
    <>
      <BrandBar brand={brand} form={form} notes={notes} />
      <form
        ref={brand.form}
        id={form}
        className={styles.form}
        aria-label={texts.form}
        method="post"
        noValidate
        onSubmit={brand.publish}
      >
        <BrandPreview key={brand.version} brand={brand} pages={pages} />
        <div className={styles.strips}>
          <JournalStrip journal={brand.journal} />
          {brand.message && <Failure>{brand.message}</Failure>}
          <MergeDialog question={brand.question} names={{ ...brand.names, pictureOf }} />
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
