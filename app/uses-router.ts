/**
 * Routes with `handle = { hydrates: true }` are applications; all others are documents with
 * islands.
 */
export function usesRouter(handles: unknown[]): boolean {
  return handles.some(
    (handle) => typeof handle === 'object' && handle !== null && 'hydrates' in handle,
  );
}
