import type { SiteMessages } from '../../domain/messages/messages.ts';
import { messagesFor } from '../../domain/messages/messages-for.ts';
import type { SiteContext } from '../context.ts';

/** For loaders and actions, which a browser's script leaves out; components have useMessages. */
export function messagesOf({ languages }: Pick<SiteContext, 'languages'>): SiteMessages {
  const { tag, digits } = languages.current;
  return messagesFor(tag, digits);
}
