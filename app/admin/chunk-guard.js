// Says so when the back office's scripts do not arrive (R-8-12). A plain script of its own, because it
// must work when nothing of the application does; see chunk-guard.tsx for the note that it shows.

/** Milliseconds the scripts may take (specification §8). */
const patience = 120_000;

/** Once the application has started, its own screens replace the note, and nothing is found. */
function showNote() {
  const note = document.getElementById('chunk-failed');
  if (!note) return;
  note.hidden = false;
  note.querySelector('button')?.addEventListener('click', () => location.reload());
}

addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showNote(), true);
addEventListener('unhandledrejection', ({ reason }) => {
  if (/import|module|fetch/i.test(String(reason))) showNote();
});
setTimeout(showNote, patience);
