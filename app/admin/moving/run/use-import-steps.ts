import { useNavigate } from 'react-router';
import {
  discardImport,
  type ImportStep,
  type OpenImport,
  stepImport,
} from '../../../../domain/api/moving/imports.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { importTexts as texts } from '../import-texts.ts';

/** What may be done with an import; what takes something away is asked first. */
export function useImportSteps({ import_id, name }: OpenImport) {
  const { send, busy, message } = useApiCalls();
  const navigate = useNavigate();
  const params = { id: import_id };

  function take(step: ImportStep) {
    if (step === 'take-back' && !window.confirm(texts.takeBackQuestion(name))) return;
    // The pressed button goes with the state that it ends.
    return send(stepImport, { params: { ...params, step } }, focusHeading);
  }

  function discard() {
    if (!window.confirm(texts.discardQuestion(name))) return;
    return send(discardImport, { params }, () => navigate('/admin/moving'));
  }

  return { take, discard, busy, message };
}
