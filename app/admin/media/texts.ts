import type { UploadSort } from '../../../domain/api/media/uploads.ts';
import { countOf } from '../../../domain/count-of.ts';
import { uploadSizes } from '../../../domain/media/upload-sizes.ts';

function megabytes(bytes: number): string {
  return bytes < 100_000
    ? `${Math.ceil(bytes / 1_000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const { image, video } = uploadSizes;

export const mediaTexts = {
  hints: {
    image: `JPEG, PNG, WebP, AVIF or GIF, up to ${image} MB. Choose, drop or paste one.`,
    video: `MP4 or WebM, up to ${video} MB. Choose or drop one.`,
  },
  choose: 'Choose file',
  library: 'Library',
  cancel: 'Cancel',
  close: 'Close',
  uploading: (name: string) => `Uploading ${name}`,
  progress: ({ name, share }: { name: string; share: number }) =>
    `Uploading ${name}: ${Math.round(share * 100)}%`,
  uploaded: (name: string) => `${name} is uploaded.`,
  notUploaded: (name: string) => `${name} was not uploaded.`,
  cancelled: (name: string) => `The upload of ${name} is cancelled.`,
  arrived: (name: string) => `${name} is uploaded. What you typed meanwhile was left as it is.`,
  useArrived: 'Use the upload',
  tooLarge: (bytes: number, limit: number) =>
    `The file is larger than ${limit} MB: it has ${megabytes(bytes)}.`,
  title: 'Media',
  files: 'Files and their details',
  pickImage: 'Choose an image',
  pickVideo: 'Choose a film',
  find: 'Find a file',
  which: 'Which files',
  all: (count: number) => `All ${count}`,
  unused: (count: number) => `Not used ${count}`,
  uploadFiles: 'Upload files',
  dropHint: `Drop files anywhere here. Images up to ${image} MB, films up to ${video} MB.`,
  nothing: 'Nothing has been uploaded yet. Drop a file here or press ‘Upload files’.',
  nothingFound: 'Nothing here matches. Try fewer words.',
  chooseOne: 'Choose a file to describe it, to see where it is used or to delete it.',
  usedTimes: (count: number) =>
    count === 0 ? 'not used' : count === 1 ? 'used once' : `used ${count} times`,
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'By name',
    largest: 'Largest first',
  } satisfies Record<UploadSort, string>,
  loading: 'Loading the library',
  refused: 'Refused',
  dismiss: 'Dismiss',
  facts: (pixels: string, bytes: number, day: string) =>
    `${pixels}${megabytes(bytes)}. Added ${day}.`,
  pixels: (width: number, height: number) => `${width} by ${height}, `,
  alt: 'Alt text',
  altHint: 'Read aloud where a page has no better words. Empty means decoration.',
  caption: 'Caption',
  captionHint: 'Offered when the picture is put into a text.',
  focus: 'What stays in sight when it is cropped',
  focusHint: 'Click on it, or move the point with the arrow keys; with Shift by ten.',
  focusAt: (x: number, y: number) =>
    `What stays in sight: ${x} % from the left, ${y} % from the top. The arrow keys move it.`,
  focusSays: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  shapes: 'How it is cut',
  shape: {
    banner: 'Card',
    hero: 'Top of a page',
    'hero-tall': 'Phone',
    social: 'Shared link, 1200 by 630',
  },
  poster: 'Poster picture URL',
  saveWithout: 'Save now without it',
  savePoster: 'Save poster',
  posterHint: 'Stands for the film until it plays. Empty: the banner of the study.',
  captions: 'Captions',
  captionsHint: 'A WebVTT file (.vtt) in English, up to 500 KB.',
  captionsThere: 'The film has captions in English.',
  captionsReplace: 'Replace file',
  captionsRemove: 'Remove captions',
  captionsUnfit: (bytes: number) =>
    bytes === 0 ? 'The file is empty.' : 'The captions file is larger than 500 KB.',
  usedIn: 'Where it is used',
  moreUses: (count: number) => `and ${count.toLocaleString('en')} more`,
  notUsed: 'Nowhere. It can be deleted.',
  replace: 'Replace file everywhere',
  replaceHint: (count: number) =>
    `A new file takes its place in ${count === 1 ? 'this 1 place' : `these ${count} places`}.`,
  replaced: (count: number, isReversible: boolean) =>
    `Replaced in ${countOf(count, 'place')}. This file stays in the library.${
      isReversible ? '' : ' The new one was in use before, so there is no Undo.'
    }`,
  captionsOfFormer:
    'Its captions say what this film says, so they stay with it, and the new film has none.',
  takeCaptions: 'Use them for the new film, too',
  captionsLost: 'The captions could not be read. Try again.',
  transcriptsOfFormer: 'A transcript of this film still stands beside the new one in:',
  replaceAnyway: 'Replace without Undo',
  undoReplacing: 'Undo',
  save: 'Save description',
  remove: 'Delete file',
  removeQuestion: (name: string) => `Delete '${name}'? It cannot be brought back.`,
  removeAnyway: 'Delete anyway',
  useImage: 'Use this image',
  useVideo: 'Use this film',
};
