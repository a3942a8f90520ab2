import type { StudyDrawings } from '../study-drawings.ts';
import { absence } from './absence.ts';
import { noticeEditor } from './notice-editor.ts';
import { portal } from './portal.ts';
import { queueClipboard } from './queue-clipboard.ts';
import { sevenPasswords } from './seven-passwords.ts';

export const ghafCourtSchoolDrawings: StudyDrawings = {
  portal,
  'seven-passwords': sevenPasswords,
  'queue-clipboard': queueClipboard,
  absence,
  'notice-editor': noticeEditor,
};
