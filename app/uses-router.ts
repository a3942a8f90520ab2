/** Routes with `handle = { hydrates: true }` are applications, all others documents. */
export function usesRouter(handles: unknown[]): boolean {
  return handles.some(
    (handle) => typeof handle === 'object' && handle !== null && 'hydrates' in handle,
  );
}
