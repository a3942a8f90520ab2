import { isItemKind } from '../../../../../domain/content/kinds/names.ts';
import type { Times } from '../../../../../domain/content/publishing.ts';
import { CopyPanel } from '../../duplicate/copy-panel.tsx';
import { LanguagesPanel } from '../../editions/languages-panel.tsx';
import { publishingTexts as texts } from '../../texts/publishing.ts';
import type { BarEditor } from '../bar-editor.ts';
import { PreviewLinkFields } from '../preview-link-fields.tsx';
import { ScheduleForm } from '../schedule-form.tsx';
import type { BarCalls } from '../use-bar-calls.ts';
import { DropPanel } from './drop-panel.tsx';

export type PanelName = 'time' | 'link' | 'copy' | 'languages';

interface BarPanelProps {
  name: PanelName;
  editor: BarEditor;
  calls: BarCalls;
  isSaving: boolean;
  onSet: (times: Times) => void;
  onClose: () => void;
}

const never: Times = { publish_at: null, unpublish_at: null };

export function BarPanel({ name, editor, calls, isSaving, onSet, onClose }: BarPanelProps) {
  const { kind, id, changes, editing } = editor;
  if (name === 'copy') return <CopyPanel editor={editor} onClose={onClose} />;
  if (name === 'languages' && isItemKind(kind.name)) {
    return <LanguagesPanel kind={kind.name} id={id ?? ''} onClose={onClose} />;
  }
  if (name === 'link') {
    return (
      <DropPanel title={texts.shareDraft} onClose={onClose}>
        <PreviewLinkFields kind={kind.name} id={id ?? ''} onClose={onClose} />
      </DropPanel>
    );
  }
  const { standing } = editing.publishing;
  const isWhole = editing.stateName === 'published' && changes === 0;
  const title = standing?.publish_at ? texts.changeTime : texts.publishAt;
  return (
    <DropPanel title={isWhole ? texts.takeBackAt : title} onClose={onClose}>
      <ScheduleForm
        times={standing ?? never}
        mayPublish={!isWhole}
        keepsFirst={changes > 0 || id === null}
        busy={calls.timing.busy || isSaving}
        errors={calls.timing.errors}
        message={calls.timing.message}
        onSet={onSet}
        onCancel={onClose}
      />
    </DropPanel>
  );
}
