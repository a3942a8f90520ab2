import type { GroupDefinition } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { SectionLinks } from '../../ui/layout/layout.tsx';
import { type FormDraft, fieldsOfGroup, textOfField } from '../editor/draft.ts';
import type { FormExtras } from '../editor/form.ts';
import { editorTexts as texts } from '../editor/texts.ts';

type MayLack = FormExtras['mayLack'];

function isFilled(draft: FormDraft, name: string): boolean {
  const value = draft[name];
  return Array.isArray(value) ? value.length > 0 : textOfField(draft, name).trim() !== '';
}

export function isComplete(
  kind: AnyKind,
  group: GroupDefinition,
  draft: FormDraft,
  mayLack: MayLack,
): boolean {
  return fieldsOfGroup(kind, group).every(
    ([name]) => isFilled(draft, name) || mayLack?.(name, draft),
  );
}

interface SectionListProps {
  kind: AnyKind;
  draft: FormDraft;
  mayLack: MayLack;
}

/** The way through a long form; says which sections lack nothing. */
export function SectionList({ kind, draft, mayLack }: SectionListProps) {
  return (
    <SectionLinks aria-label={texts.sections}>
      {kind.groups.map((group) => (
        <a key={group.id} href={`#${group.id}`}>
          {group.title}
          {isComplete(kind, group, draft, mayLack) && (
            <small data-kind="good">{texts.complete}</small>
          )}
        </a>
      ))}
    </SectionLinks>
  );
}
