import { Button } from '@mantine/core';
import { useState } from 'react';
import { compareRevision } from '../../../../domain/api/content/revisions.ts';
import { firstSiteBrand, type SiteBrand } from '../../../../domain/settings/brand-settings.ts';
import { settingsGroups } from '../../../../domain/settings/groups/groups.ts';
import { messageOf, request } from '../../api.ts';
import { DropPanel } from '../../content/publishing/bar/drop-panel.tsx';
import { dayInWords } from '../../site-facts.ts';
import { Failure } from '../../ui/loaded.tsx';
import { earlierTexts as texts } from '../texts.ts';
import type { EarlierBrand } from './brands-of.ts';
import styles from './earlier-panel.module.css';

interface EarlierPanelProps {
  earlier: EarlierBrand[];
  onRestore: (brand: SiteBrand) => void;
  onClose: () => void;
}

/** What visitors saw before, to be taken into the form. */
export function EarlierPanel({ earlier, onRestore, onClose }: EarlierPanelProps) {
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function restore({ revision, brand }: EarlierBrand) {
    setBusy(revision);
    try {
      const { state } = await request(compareRevision, { params: { revision } });
      // A state of before the brand was a setting has none.
      onRestore({ ...firstSiteBrand, ...Object(state.brand ?? brand) });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(null);
    }
  }

  return (
    <DropPanel title={texts.title} level={2} onClose={onClose}>
      <p className={styles.lead}>{earlier.length > 0 ? texts.lead : texts.none}</p>
      {problem && <Failure>{problem}</Failure>}
      <ul className={styles.brands}>
        {earlier.map((one) => (
          <li key={one.revision}>
            <Earlier one={one} />
            <Button
              variant="default"
              loading={busy === one.revision}
              disabled={busy !== null}
              onClick={() => restore(one)}
            >
              {texts.restore}
              <span className="visuallyHidden">{texts.restoreOf(nameOf(one))}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" color="water.9" onClick={onClose}>
        {texts.close}
      </Button>
    </DropPanel>
  );
}

function nameOf({ publishedAt, publishedBy }: EarlierBrand): string {
  return publishedAt ? texts.by(dayInWords(publishedAt), publishedBy) : texts.first;
}

function Earlier({ one }: { one: EarlierBrand }) {
  const { accent, ground, deep, typePair } = one.brand;
  const words = settingsGroups.brand.fields['brand.typePair']?.words ?? {};
  return (
    <>
      <span className={styles.colours} aria-hidden="true">
        {[accent, ground, deep].map((colour) => (
          <i key={colour} style={{ background: colour }} />
        ))}
      </span>
      <span className={styles.name}>
        {nameOf(one)}
        <small>
          {accent}, {words[typePair]}
        </small>
      </span>
    </>
  );
}
