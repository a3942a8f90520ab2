import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { altLimit } from '../../../../../domain/media/upload.ts';
import { Counted } from '../../../ui/fields/counted.tsx';
import { richTextTexts as texts } from '../texts.ts';
import styles from './alt-field.module.css';
import type { SelectedPicture } from './picture-state.ts';
import type { LibraryWords } from './use-library-words.ts';

interface AltFieldProps {
  picture: SelectedPicture;
  library: LibraryWords;
  onChange: (attributes: { alt: string; 'data-node': string | null }) => void;
}

/** What a picture shows. Words go to and come from the library by a button, never by themselves. */
export function AltField({ picture: { alt, isDecoration }, library, onChange }: AltFieldProps) {
  const { state, give } = library;
  const words = library.words?.alt ?? null;
  const [wasLeft, setLeft] = useState(false);
  const isMissing = wasLeft && alt === '' && !isDecoration && !words;
  const say = (said: string) => onChange({ alt: said, 'data-node': null });
  return (
    <>
      <Counted used={alt.length} limit={altLimit}>
        <Textarea
          label={texts.alt}
          placeholder={isDecoration ? undefined : texts.altPlaceholder}
          value={alt}
          maxLength={altLimit}
          disabled={isDecoration}
          error={isMissing && texts.altMissing}
          onBlur={() => setLeft(true)}
          onChange={(event) => say(event.currentTarget.value)}
        />
      </Counted>
      <label className={styles.decoration}>
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ alt: '', 'data-node': checked ? 'decoration' : null })
          }
        />
        {texts.decoration}
      </label>
      {words && words !== alt && !isDecoration && (
        <p>
          {texts.libraryAlt(words)}
          {alt === '' && ` ${texts.libraryAltShown}`}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => say(words)}>
            {texts.takeAlt}
          </Button>
        </p>
      )}
      {words !== null && alt !== '' && words !== alt && (
        <Button variant="subtle" size="compact-sm" onClick={() => give({ alt })}>
          {texts.giveAlt}
        </Button>
      )}
      <div role="status">
        {state?.field === 'alt' && <small>{state.failure ?? texts.altGiven}</small>}
      </div>
    </>
  );
}
