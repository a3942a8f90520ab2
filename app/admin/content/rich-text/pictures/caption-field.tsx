import { Button, TextInput } from '@mantine/core';
import { captionLimit } from '../../../../../domain/media/upload.ts';
import { Counted } from '../../../ui/fields/counted.tsx';
import { richTextTexts as texts } from '../texts.ts';
import type { LibraryWords } from './use-library-words.ts';

interface CaptionFieldProps {
  caption: string;
  library: LibraryWords;
  onChange: (caption: string) => void;
}

/** What stands below a picture. It goes to and comes from the library by a button, never by itself. */
export function CaptionField({ caption, library, onChange }: CaptionFieldProps) {
  const { words, state, give } = library;
  return (
    <>
      <Counted used={caption.length} limit={captionLimit}>
        <TextInput
          label={texts.captionOf}
          value={caption}
          maxLength={captionLimit}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Counted>
      {words?.caption && words.caption !== caption && (
        <p>
          {texts.libraryCaption(words.caption)}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(words.caption)}>
            {texts.takeCaption}
          </Button>
        </p>
      )}
      {words && caption !== '' && words.caption !== caption && (
        <Button variant="subtle" size="compact-sm" onClick={() => give({ caption })}>
          {texts.giveCaption}
        </Button>
      )}
      <div role="status">
        {state?.field === 'caption' && <small>{state.failure ?? texts.captionGiven}</small>}
      </div>
    </>
  );
}
