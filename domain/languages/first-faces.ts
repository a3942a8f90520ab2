import { rightToLeftFiles } from '../brand/right-to-left-files.ts';
import { primarySubtag } from './tag.ts';

type File = keyof typeof rightToLeftFiles;

const faces: Record<string, File[]> = {
  ar: ['readex-pro-arabic'],
  ur: ['cairo-urdu', 'noto-nastaliq-urdu'],
};

/** Too long for a first paint on a slow line, which they would only delay. */
const laterFaces: readonly File[] = ['noto-nastaliq-urdu'];

/** What a page of a language loads first beside the brand's faces (app/styles/right-to-left.css). */
export function firstFacesOf(tag: string): { path: string; isLater: boolean }[] {
  return (faces[primarySubtag(tag)] ?? []).map((name) => ({
    path: rightToLeftFiles[name].path,
    isLater: laterFaces.includes(name),
  }));
}
