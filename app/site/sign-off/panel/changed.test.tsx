import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type {
  SectionShown,
  ShownToClient,
} from '../../../../domain/api/content/sign-off/client.ts';
import { wordsOfClient } from '../../../../domain/content/sign-off/words.ts';
import { messagesFor } from '../../../../domain/messages/messages-for.ts';
import type { PageOfClient } from '../page/use-page.ts';
import { SpokenWords } from '../words.ts';
import { Changed } from './changed.tsx';

function section(label: string): SectionShown {
  return { id: label, label, hash: '', state: 'void', by: '', at: '', texts: [], changed: [] };
}

const shown = { sections: [section('A'), section('B')] } as ShownToClient;

const page = {} as PageOfClient;

test.each([
  ['en', '‘A’ and ‘B’ changed after the approval.'],
  ['ar', '«\u2068A\u2069» و«\u2068B\u2069»'],
  ['de', 'Nach der Freigabe geändert: „A“ und „B“.'],
  ['es', 'Cambios posteriores a la aprobación: «A» y «B».'],
  ['fr', 'Modifications après la validation\u00a0: «\u00a0A\u00a0» et «\u00a0B\u00a0».'],
])('sections that changed after an approval are quoted as %s does', (tag, said) => {
  const words = wordsOfClient(messagesFor(tag));
  const html = renderToStaticMarkup(
    <SpokenWords value={{ words, zones: { zone: 'UTC', secondZone: '' } }}>
      <Changed shown={shown} page={page} />
    </SpokenWords>,
  );
  expect(html).toContain(said);
});
