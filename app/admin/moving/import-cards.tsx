import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ListedImport, uploadImport } from '../../../domain/api/moving/imports.ts';
import { minute } from '../../../domain/durations.ts';
import { sendFileTo } from '../api.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { timeInWords } from '../site-facts.ts';
import { CardSection } from '../ui/card-section.tsx';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { EmptyNote, Rows } from '../ui/layout/layout.tsx';
import { ProgressLine } from '../ui/layout/progress-line.tsx';
import { Failure, Loaded, type Outcome } from '../ui/loaded.tsx';
import { useAttempt, useOnScreen } from '../ui/use-attempt.ts';
import { importTexts as texts } from './import-texts.ts';

/** Milliseconds; as long as the server waits. */
const uploadTimeout = 30 * minute;

interface Imports {
  imports: ListedImport[];
}

export function ImportCards({ imports }: { imports: Promise<Outcome<Imports>> }) {
  return (
    <>
      <NewImport />
      <CardSection title={texts.earlier}>
        <Loaded of={imports} waiting={texts.loading}>
          {({ imports: listed }) =>
            listed.length === 0 ? (
              <EmptyNote>{texts.empty}</EmptyNote>
            ) : (
              <Rows>
                {listed.map((one) => (
                  <ImportRow key={one.import_id} listed={one} />
                ))}
              </Rows>
            )
          }
        </Loaded>
      </CardSection>
    </>
  );
}

function ImportRow({ listed }: { listed: ListedImport }) {
  const { import_id, name, size, state, problem, made_by, made_at } = listed;
  return (
    <li data-alarming={state === 'refused' || undefined}>
      <div>
        <Link to={`/admin/moving/imports/${import_id}`}>
          <bdi>{name}</bdi>
        </Link>
        <p>{texts.file(size, made_by, timeInWords(made_at))}</p>
        {problem && <p>{problem}</p>}
      </div>
      <strong>{texts.states[state]}</strong>
    </li>
  );
}

function NewImport() {
  const [sent, setSent] = useState({ name: '', share: 0 });
  const { busy, failure, attempt } = useAttempt();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const onScreen = useOnScreen();

  async function send([file]: File[]) {
    if (!file) return;
    await attempt(async () => {
      const onProgress = (share: number) => setSent({ name: file.name, share });
      onProgress(0);
      const wait = { onProgress, timeout: uploadTimeout };
      const { import_id } = await sendFileTo(uploadImport, file, wait);
      if (onScreen.current) await navigate(`/admin/moving/imports/${import_id}`);
      else showAlert({ kind: 'success', text: texts.uploaded(file.name) });
    });
  }

  return (
    <CardSection title={texts.chooseHeading}>
      <p>{texts.chooseNote}</p>
      {failure && <Failure>{failure}</Failure>}
      {busy && (
        <ProgressLine value={sent.share} max={1} label={texts.uploading(sent.name)}>
          {texts.uploadingWords} <bdi>{sent.name}</bdi>
        </ProgressLine>
      )}
      <div>
        <FileChooser kind="export" loading={busy} onChoose={send}>
          {texts.choose}
        </FileChooser>
      </div>
    </CardSection>
  );
}
