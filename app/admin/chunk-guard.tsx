import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import guard from './chunk-guard.js?url';

/** In the document that the server sends: a note with Reload, shown when the scripts do not arrive. */
export function ChunkGuard() {
  return (
    <>
      <div id="chunk-failed" hidden>
        <Notice kind="failure" title="The back office did not load">
          <p>A part of it could not be fetched.</p>
          <Button size="small">Reload</Button>
        </Notice>
      </div>
      <script src={guard} />
    </>
  );
}

/** Tells the guard that forms are taken from now on; one that was sent too early is sent again. */
export function tellStarted(): void {
  dispatchEvent(new Event('backofficestart'));
}
