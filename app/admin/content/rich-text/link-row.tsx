import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { AskingRow } from './asking-row.tsx';
import { linkAddress } from './link-address.ts';
import { richTextTexts as texts } from './texts.ts';

/** Longest address, as domain/content/addresses/web-address.ts has it. */
const addressLimit = 2_000;

/** Sets, changes or takes away the link of the selected words. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string | null>(null);
  const chain = () => editor.chain().focus().extendMarkRange('link');

  function set() {
    const href = linkAddress(address);
    if (href === null) return setError(texts.linkRefused);
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain().insertContent({ type: 'text', text: href, marks }).run();
    } else {
      chain().setLink({ href }).run();
    }
    onClose();
  }

  function remove() {
    chain().unsetLink().run();
    onClose();
  }

  return (
    <AskingRow title={texts.link} onConfirm={set} onClose={onClose} confirm={texts.setLink}>
      <TextInput
        label={texts.linkAddress}
        description={texts.linkHint}
        value={address}
        error={error}
        maxLength={addressLimit}
        data-autofocus
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      {editor.isActive('link') && (
        <Button variant="default" onClick={remove}>
          {texts.removeLink}
        </Button>
      )}
    </AskingRow>
  );
}
