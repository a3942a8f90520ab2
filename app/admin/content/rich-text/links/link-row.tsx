import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { richTextTexts as texts } from '../texts.ts';
import { AskingRow } from '../tools/asking-row.tsx';
import { AddressField } from './address-field.tsx';
import { linkAddress } from './link-address.ts';

/** Sets, changes or takes away the link of the selected words; a link to a page follows its address. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string | null>(null);
  const chain = () => editor.chain().focus().extendMarkRange('link');

  function link(href: string, words: string) {
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain().insertContent({ type: 'text', text: words, marks }).run();
    } else {
      chain().setLink({ href }).run();
    }
    onClose();
  }

  function set() {
    const href = linkAddress(address);
    if (href === null) return setError(texts.linkRefused);
    link(href, href);
  }

  function remove() {
    chain().unsetLink().run();
    onClose();
  }

  return (
    <AskingRow title={texts.link} onConfirm={set} onClose={onClose} confirm={texts.setLink}>
      <AddressField
        label={texts.linkAddress}
        value={address}
        error={error}
        onChange={setAddress}
        onPick={(page) => link(page.address, page.title)}
      />
      {editor.isActive('link') && (
        <Button variant="default" onClick={remove}>
          {texts.removeLink}
        </Button>
      )}
    </AskingRow>
  );
}
