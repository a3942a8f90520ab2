import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { filmPlayer } from '../../../../../domain/content/text/film-player.ts';
import { AddressField } from '../links/address-field.tsx';
import { linkAddress } from '../links/link-address.ts';
import { richTextTexts as texts } from '../texts.ts';
import { AskingRow } from '../tools/asking-row.tsx';
import { useLeft } from '../tools/use-left.ts';

const wordsLimit = 200;

interface LineRowProps {
  editor: Editor;
  node: 'action' | 'film';
  onClose: () => void;
}

/** Puts in a call to action or a film: words and where they lead. */
export function LineRow({ editor, node, onClose }: LineRowProps) {
  const [{ words, address }, fill, forget] = useLeft(editor, node, { words: '', address: '' });
  const [error, setError] = useState<string | null>(null);
  const own = texts[node];

  function insert() {
    const href = linkAddress(address);
    if (href === null) return setError(texts.linkRefused);
    const text = words.trim() || own.words;
    const content = [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }];
    editor
      .chain()
      .focus()
      .insertContent([{ type: node, content }, { type: 'paragraph' }])
      .run();
    forget();
    onClose();
  }

  const known = linkAddress(address);
  return (
    <AskingRow title={own.title} onConfirm={insert} onClose={onClose} confirm={texts.insert}>
      <AddressField
        label={own.address}
        value={address}
        error={error}
        onChange={(typed) => fill(() => ({ address: typed }))}
        onPick={(page) =>
          fill((before) => ({ address: page.address, words: before.words || page.title }))
        }
      />
      {node === 'film' && known && (
        <p role="status">{filmPlayer(known) ? texts.filmPlays : texts.filmIsLink}</p>
      )}
      <TextInput
        label={own.label}
        placeholder={own.words}
        value={words}
        maxLength={wordsLimit}
        onChange={({ currentTarget: { value } }) => fill(() => ({ words: value }))}
      />
    </AskingRow>
  );
}
