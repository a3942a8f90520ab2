// Says so when the back office's scripts do not arrive (R-8-12), and keeps a form that is sent before
// they do. A plain script of its own, because it must work when nothing of the application does; see
// chunk-guard.tsx for the note that it shows.

/** Milliseconds the scripts may take (specification §8). */
const timeout = 120_000;

/** The form that was sent too early, to be sent once somebody can take it. */
let early;

/** Once the application has started, its own screens replace the note, and nothing is found. */
function findNote() {
  return document.getElementById('chunk-failed');
}

function showNote() {
  const note = findNote();
  if (!note) return;
  note.hidden = false;
  note.querySelector('button')?.addEventListener('click', () => location.reload());
}

function keepEarly(event) {
  if (!findNote()) return;
  event.preventDefault();
  early = event.target;
}

addEventListener('submit', keepEarly, true);
addEventListener('backofficestart', () => early?.requestSubmit(), { once: true });
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showNote(), true);
addEventListener('unhandledrejection', ({ reason }) => {
  if (/import|module|fetch/i.test(String(reason))) showNote();
});
setTimeout(showNote, timeout);
