import { storedNouns } from '../../content/kinds/names.ts';
import { captionsInput } from '../../media/captions.ts';
import { captionLimit, focusPointInput, uploadChange, uploadInput } from '../../media/upload.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { pageNumber, rowParams as params } from '../params.ts';

const uploadUse = z.object({
  kind: z.enum([...storedNouns, 'setting', 'film', 'in the trash']),
  id: z.string().describe('Of a setting its key; of what is in the trash its kind and id.'),
  title: z.string(),
  fields: z.array(z.string()).describe('Labels of the fields of an item that name it.'),
});

export type UploadUse = z.infer<typeof uploadUse>;

const libraryUpload = uploadInput.extend({
  point: focusPointInput.describe('What stays in sight, in percent from the left and the top.'),
  caption: z.string().max(captionLimit).describe('Of a picture, for texts that show it.'),
  upload_id: z.number().int(),
  address: z.string().describe('Its URL on this site.'),
  original_name: z.string().describe('What its file was called where it came from.'),
  media_type: z.string(),
  size: z.number().describe('Bytes.'),
  width: z.number().nullable().describe('Pixels; null for a film.'),
  height: z.number().nullable(),
  placeholder: z.string().describe('Its colours until it arrives; empty without.'),
  captions: z.string().describe("Address of a film's captions file; empty without."),
  created_at: z.string(),
  used: z.number().int().describe('In how many places it is named.'),
  uses: z.array(uploadUse).describe('The first five of them.'),
});

export type LibraryUpload = z.infer<typeof libraryUpload>;

const uploadPage = z.object({
  uploads: z.array(libraryUpload),
  count: z.number().int().describe('Of all pages together.'),
  unused: z.number().int().describe('Those that nothing names.'),
  page: z.number().int().describe('The last one when fewer are left than asked for.'),
  last: z.number().int().describe('Number of the last page, 1 at least.'),
});

export type UploadPage = z.infer<typeof uploadPage>;

export const uploadSorts = ['newest', 'oldest', 'name', 'largest'] as const;

export type UploadSort = (typeof uploadSorts)[number];

const query = z.object({
  find: z.string().max(200).default(''),
  page: pageNumber,
  kind: z.enum(['image', 'video', 'all']).default('all'),
  unused: z.stringbool().default(false),
  sort: z.enum(uploadSorts).default('newest'),
});

export type UploadQuery = z.output<typeof query>;

export const listUploads = get('listUploads', '/api/uploads', {
  query,
  answer: uploadPage,
});

export const updateUploadCall = put('updateUpload', '/api/uploads/:id', {
  params,
  body: uploadChange,
  answer: done,
});

export const updateCaptions = put('updateCaptions', '/api/uploads/:id/captions', {
  params,
  body: captionsInput,
  answer: done,
});

export const deleteUploadCall = del('deleteUpload', '/api/uploads/:id', {
  params,
  query: z.object({ force: z.stringbool().default(false) }),
  answer: done,
});

export const replaceUploadCall = put('replaceUpload', '/api/uploads/:id/replacement', {
  params,
  body: z.object({
    address: z
      .string()
      .trim()
      .regex(/^\/media\/[^/]{1,200}$/, 'Must be the address of an upload.'),
    reversibly: z
      .boolean()
      .default(false)
      .describe('True: 409 in place of a replacement that would not be reversible.'),
  }),
  answer: done.extend({
    upload_id: z.number().int().describe('Of the new file.'),
    count: z.number().int().describe('In how many places the new file is named now.'),
    places: z.array(uploadUse).describe('The first five of them.'),
    isReversible: z
      .boolean()
      .describe(
        'False when the new file was in use before, so that the way back would take it along.',
      ),
    captions: z
      .string()
      .describe('Those of the new film: those of the old one stay with it. Empty without.'),
    transcripts: z
      .array(uploadUse)
      .describe('Where a transcript of the old film stands beside the new one now.'),
  }),
});

/** The body is a form with one file, which no schema checks. */
export const uploadFileCall = post('uploadFile', '/api/upload', {
  answer: z.string(),
  contentType: 'text/plain',
});
