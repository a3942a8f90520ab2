import type { Services } from '../../services.ts';
import { pictureKeeper } from '../pictures/keep-picture.ts';
import { readExport } from '../readers/read-export.ts';
import { itemValues } from '../values/item-values.ts';
import type { ImportParts } from './import-parts.ts';

type Needs = Pick<Services, 'db' | 'media' | 'now'> & {
  config: Pick<Services['config'], 'mediaQuota'>;
};

export function serverParts(
  { db, media, now, config }: Needs,
  onFailure: ImportParts['onFailure'],
): ImportParts {
  return {
    db,
    now,
    readExport,
    valuesOf: itemValues,
    onFailure,
    keepPicture: pictureKeeper({ db, media, quota: config.mediaQuota }),
  };
}
