import { useApiCalls } from '../ui/use-api-calls.ts';

/** Calls of the library, which stands in dialogs over other screens, too, and reloads itself. */
export function useMediaCalls() {
  return useApiCalls({ screen: '/admin/media', reload: false });
}
