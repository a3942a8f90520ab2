import {
  createPreviewLink,
  withdrawPreviewLinks,
} from '../../../../domain/api/content/editing/preview-links.ts';
import { duplicateItem } from '../../../../domain/api/content/items.ts';
import {
  dropDraftCall,
  publishItem,
  setPublishingTimes,
  unpublishItem,
} from '../../../../domain/api/content/publishing.ts';
import { restoreRevisionCall } from '../../../../domain/api/content/revisions.ts';
import { restoreTrashedItem } from '../../../../domain/api/content/trash.ts';

/** What an editor calls besides its save, for the clientAction of its screen. */
export const editorCalls = [
  ...[publishItem, unpublishItem, setPublishingTimes, restoreTrashedItem],
  duplicateItem,
  ...[dropDraftCall, restoreRevisionCall, createPreviewLink, withdrawPreviewLinks],
];
