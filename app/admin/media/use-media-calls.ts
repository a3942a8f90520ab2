import { useApiCalls } from '../ui/use-api-calls.ts';

/** Calls of the library, which stands in dialogs over other screens, too, and reloads itself. */
export function useMediaCalls(fields: readonly string[] = []) {
  return useApiCalls({ fields, screen: '/admin/media', reload: false });
}
