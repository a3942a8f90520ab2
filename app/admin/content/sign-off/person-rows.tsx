import type { SignOffState } from '../../../../domain/api/content/sign-off/editor.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { RowButton } from './link-rows.tsx';
import { signOffTexts as texts } from './texts.ts';
import type { SignOffCalls } from './use-sign-off.ts';

type People = Pick<SignOffState, 'links' | 'answers'>;

export function PersonRows({ links, answers, calls }: People & { calls: SignOffCalls }) {
  const emails = new Set([...links, ...answers].map(({ email }) => email.toLowerCase()));
  return [...emails].map((email) => (
    <li key={email}>
      <bdi>{email}</bdi>
      <Actions data-gap="small">
        <RowButton label={texts.exportOf(email)} onClick={() => calls.exportData(email)}>
          {texts.exportPerson}
        </RowButton>
        <RowButton
          label={texts.deleteOf(email)}
          isEnding
          onClick={() => {
            if (window.confirm(texts.deletePersonQuestion(email))) calls.deletePerson(email);
          }}
        >
          {texts.deletePerson}
        </RowButton>
      </Actions>
    </li>
  ));
}
