import { hasInvisible } from '../../../../../domain/content/addresses/invisible-marks.ts';
import { spokenLabel } from '../../../../../domain/content/fields/field-in-words.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { addressField, type Kind } from '../../../../../domain/content/kind.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { prefixOf } from '../../../../../domain/languages/language-path.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { CountedTextField } from '../../../ui/fields/text-field.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { editionTexts as texts } from '../texts.ts';
import type { EditionEditor } from '../use-edition-editor.ts';

const addressLimit = 300;

interface OwnFieldsProps {
  editor: EditionEditor;
  errors: Record<string, string>;
}

/** What an edition has of its own besides words: its address, and pictures that replace those of the original. */
export function OwnFields({ editor, errors }: OwnFieldsProps) {
  const { place, draft, setField, original, form } = editor;
  const kind: Kind = place.kind;
  const address = addressField(kind);
  const pictures = fieldsIn(kind).filter(
    ([name, { control }]) => control === 'image' && form.own.includes(name),
  );
  return (
    <CardSection title={texts.ownTitle} note={texts.ownNote(languageName(place.language))}>
      {address && (
        <CountedTextField
          name={address}
          label={texts.address}
          description={
            hasInvisible(draft[address] ?? '')
              ? texts.invisibleMarks
              : texts.addressHint(
                  prefixOf(place.language) + kind.address.base,
                  String(original[address] ?? ''),
                )
          }
          value={draft[address] ?? ''}
          {...(errors[address] && { error: errors[address] })}
          maxLength={addressLimit}
          onChange={(value) => setField(address, value)}
        />
      )}
      {pictures.map(([name, field]) => (
        <UploadField
          key={name}
          name={name}
          label={texts.pictureOf(spokenLabel(kind, field))}
          kind="image"
          value={draft[name] ?? ''}
          {...(errors[name] && { error: errors[name] })}
          onChange={(value) => setField(name, value)}
        />
      ))}
    </CardSection>
  );
}
